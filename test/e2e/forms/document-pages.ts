/** Documents of several types that contain a form, for both browsers: path → content type and text. */
import type { DemoAnswer } from '../../demo/server.ts';

const EMAIL = '<label>Email <input name="email" autocomplete="email"/></label>';
const FORM = `<form action="/thanks.html">${EMAIL}<button>Place the order</button></form>`;

/** A page with an empty favicon, because a missing one would log an error. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const XHTML = 'http://www.w3.org/1999/xhtml';

/** A single-page application, which renders a new form on each route. */
const ROUTES = `<nav><a href="/orders">Orders</a> <a href="/about">About</a></nav><main></main><script>
const draw = () => {
  document.querySelector('main').innerHTML = location.pathname === '/about' ? '<p>About us' : ${JSON.stringify(FORM)};
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  draw();
});
addEventListener('popstate', draw);
draw();
</script>`;

const HTML = 'text/html; charset=utf-8';

export const DOCUMENTS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/orders': [HTML, page(ROUTES)],
  '/form.html': [HTML, page(`${FORM}<a href="away.html">Away</a>`)],
  '/away.html': [HTML, page('<p>Away</p>')],
  '/leads.html': [
    HTML,
    page(`<a href="form.html?prerendered">On</a><script type="speculationrules">
      {"prerender": [{"source": "list", "urls": ["form.html?prerendered"], "eagerness": "immediate"}]}
      </script>`),
  ],
  '/form.xhtml': [
    'application/xhtml+xml',
    `<?xml version="1.0"?><html xmlns="${XHTML}" lang="en"><head><title>XHTML</title><link rel="icon" href="data:,"/></head><body>${FORM}</body></html>`,
  ],
  '/feed.xml': [
    'application/xml',
    '<?xml version="1.0"?><orders><order><to>billing@example.com</to></order></orders>',
  ],
  '/styled.xml': [
    'application/xml',
    `<?xml version="1.0"?><order><body xmlns="${XHTML}">${FORM}</body></order>`,
  ],
  '/drawing.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><text x="20" y="40">billing@example.com</text></svg>',
  ],
  '/form.svg': [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><foreignObject width="900" height="400"><body xmlns="${XHTML}">${FORM}</body></foreignObject></svg>`,
  ],
  // Requested by documents that cannot declare an empty favicon; a 404 would log an error.
  '/favicon.ico': ['image/x-icon', ''],
};

export const answerDocuments: DemoAnswer = async (request, response) => {
  const found = DOCUMENTS[new URL(request.url ?? '/', 'http://127.0.0.1').pathname];
  if (!found) return false;
  response.setHeader('content-type', found[0]);
  response.end(found[1]);
  return true;
};
