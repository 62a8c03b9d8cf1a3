import { expect, it } from 'vitest';
import { createBooks } from './books.ts';
import { createConversationStore } from './conversation-store.ts';

function liveBooks() {
  const store = createConversationStore();
  store.dispatch({ type: 'start-requested', textOnly: true });
  store.dispatch({ type: 'connection-opened', at: 0 });
  return { store, books: createBooks(store), isOpen: () => store.getState().books !== null };
}

it('answers the examiner with what the pilot held out', async () => {
  const { books, isOpen } = liveBooks();
  const result = books.open();
  expect(isOpen()).toBe(true);
  books.close('14 CFR 91.151');
  expect(JSON.parse(await result)).toEqual({ reference: '14 CFR 91.151' });
  expect(isOpen()).toBe(false);
});

it('answers with nothing when they are closed without', async () => {
  const { books } = liveBooks();
  const result = books.open();
  books.close(null);
  expect(JSON.parse(await result)).toEqual({ reference: null });
});

it('stay open over a lost connection, and their clock runs on', async () => {
  const { store, books, isOpen } = liveBooks();
  void books.open();
  const openedAt = store.getState().books?.openedAt;
  store.dispatch({ type: 'connection-lost', at: 1 });
  books.detach();
  expect(isOpen()).toBe(true);
  store.dispatch({ type: 'connection-opened', at: 2 });
  expect(books.areWanted()).toBe(true);
  const again = books.open();
  expect(store.getState().books?.openedAt).toBe(openedAt);
  books.close('AIM 7-1-5');
  expect(JSON.parse(await again)).toEqual({ reference: 'AIM 7-1-5' });
});

it('keep what was held out while the line was away', async () => {
  const { store, books, isOpen } = liveBooks();
  void books.open();
  store.dispatch({ type: 'connection-lost', at: 1 });
  books.detach();
  books.close('AIM 7-1-5');
  expect(isOpen()).toBe(false);
  store.dispatch({ type: 'connection-opened', at: 2 });
  expect(books.areWanted()).toBe(true);
  expect(JSON.parse(await books.open())).toEqual({ reference: 'AIM 7-1-5' });
  expect(isOpen()).toBe(false);
  expect(books.areWanted()).toBe(false);
});

it('are shut with the conversation', () => {
  const { store, books, isOpen } = liveBooks();
  void books.open();
  store.dispatch({ type: 'ended', cause: 'limit', message: '', at: 5 });
  expect(isOpen()).toBe(false);
});
