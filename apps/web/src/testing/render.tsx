import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Renders into a document of its own with the page's providers. @returns its undo */
export async function render(children: ReactNode): Promise<() => Promise<void>> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  await act(async () => root.render(<QueryClientProvider client={client}>{children}</QueryClientProvider>));
  return async () => {
    await act(async () => root.unmount());
    container.remove();
  };
}
