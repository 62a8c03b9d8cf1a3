import type { IncomingMessage, ServerResponse } from 'node:http';
import { layout } from '#checkout-page/layout.ts';
import { press } from '#checkout-page/press.ts';
import { renderClosed, renderUnknown } from '#checkout-page/render-closed.ts';
import { renderOpen } from '#checkout-page/render-open.ts';
import { ApiError } from '#http/api-error.ts';
import { parseForm } from '#http/parse-form.ts';
import { readBody } from '#http/read-body.ts';
import { redirect, sendPage } from '#http/respond.ts';
import type { Provider } from '#provider.ts';

/** A button and an e-mail address. */
const FORM_LIMIT_BYTES = 8 * 1024;

/** GET and POST /c/pay/:sessionId */
export async function servePage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  try {
    const form = request.method === 'POST' ? parseForm(await readBody(request, FORM_LIMIT_BYTES)) : null;
    const { state } = provider.store;
    const session = state.get('sessions', id);
    if (!session) return sendPage(response, 404, renderUnknown());
    // 409 says to a program what the page says to a person: the button did nothing.
    if (session.status !== 'open') return sendPage(response, form ? 409 : 200, renderClosed(session));
    const items = state.get('sessionNotes', id)?.lineItems ?? [];
    if (!form) return sendPage(response, 200, renderOpen(session, items));

    const pressed = press(provider, session, text(form.action), text(form.email));
    await provider.commit(pressed.puts);
    if (pressed.goTo !== null) return redirect(response, pressed.goTo);
    sendPage(response, pressed.status, renderOpen(session, items, pressed.problem));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 413) response.setHeader('connection', 'close');
    sendPage(response, error.status, layout('Not understood', '<h1>That was not understood</h1>'));
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
