import type { ServerResponse } from 'node:http';
import { API_VERSION } from '#objects/event.ts';

/** Sends JSON with the headers that Stripe's answers carry. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'stripe-version': API_VERSION,
    ...headers,
  });
  response.end(JSON.stringify(body));
}

/** No script, nothing from elsewhere, in nobody's frame; the page's one style sheet is inline. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Not no-referrer: under that a browser posts the form with `Origin: null`, which a shop rightly takes for a stranger's. */
const REFERRER_POLICY = 'same-origin';

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  response.end(html);
}

/** 303: the browser follows with GET, also after a form was posted. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': REFERRER_POLICY });
  response.end();
}
