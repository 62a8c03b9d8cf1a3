import { escapeHtml } from '#checkout-page/escape-html.ts';

/** The frame of every page here: the first thing said, to eye and ear, is that this is a test. */
export function layout(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · TEST checkout</title>
<style>${STYLE}</style>
</head>
<body>
<header><p><strong>TEST</strong> No real money. No card is asked for and none is charged.</p></header>
<main>${main}</main>
</body>
</html>`;
}

/** Contrast of every pair of colours is at least 4.5:1; buttons are at least 44 px high. */
const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1c2733;background:#f3f5f7}
*{box-sizing:border-box}body{margin:0}
header{background:#fff3cd;border-bottom:1px solid #d9b94a;color:#4d3b00;text-align:center;padding:.5rem 1rem}
header p{margin:0}header strong{letter-spacing:.1em;margin-right:.5rem}
main{max-width:28rem;margin:2.5rem auto;padding:2rem;background:#fff;border:1px solid #d5dce3;border-radius:12px}
h1{font-size:1.25rem;margin:0 0 1.5rem}h2{font-size:1rem;margin:2rem 0 .25rem}
dl{margin:0 0 1.5rem;display:grid;grid-template-columns:1fr auto;gap:.5rem 0}dd{text-align:right}
dt,dd{margin:0}dt small{display:block;color:#566472;font-size:.875rem}.total{border-top:1px solid #d5dce3;padding-top:.5rem;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.25rem}
input{width:100%;font:inherit;padding:.6rem .75rem;border:1px solid #788796;border-radius:8px;background:#fff;color:inherit}
input[readonly]{background:#f3f5f7}input[aria-invalid]{border-color:#a8201a}
.problem{color:#8f1a15;margin:.25rem 0 0}
[role=alert]{background:#fdecea;border:1px solid #d9837d;color:#7a1611;border-radius:8px;padding:.75rem 1rem;margin:0 0 1.5rem}
button,.button{display:block;width:100%;min-height:44px;margin-top:.75rem;font:inherit;border-radius:8px;border:1px solid #788796;background:#fff;color:inherit;cursor:pointer;text-align:center;text-decoration:none;padding:.6rem}
button.main,.button{background:#14508c;border-color:#14508c;color:#fff;font-weight:600;margin-top:1.5rem}
button:hover{border-color:#14508c}:focus-visible{outline:3px solid #2f7fd1;outline-offset:2px}
.note{color:#566472;font-size:.875rem;margin:0}`;
