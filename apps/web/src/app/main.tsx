import '#styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { forgetMe } from '#features/auth/api/get-me.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(forgetMe)}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
