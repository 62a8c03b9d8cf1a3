// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { EmailAddress } from './email-address.tsx';

it('may break after its @ and before a dot, and nowhere that makes another address of it', async () => {
  const unmount = await render(<EmailAddress email="first.last@mail.example.com" />);
  const html = document.body.innerHTML.replaceAll(/<span[^>]*>/g, '[').replaceAll('</span>', ']');
  expect(html).toContain('[first.last@]<wbr>[mail<wbr>.example<wbr>.com]');
  await unmount();
});
