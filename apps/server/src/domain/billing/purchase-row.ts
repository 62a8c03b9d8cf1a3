import type { purchases } from '#db/schema/index.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
