/** What `npm run sandbox -- --help` prints: every control of the sandbox. */
export const HELP = `Usage: npm run sandbox -- [--port N]

Starts the API on this computer, with play money. What it prints says how to ask it. Its controls need no key;
bodies are JSON:

  GET  /__sandbox/examples   every endpoint with its price, a request and its answer
  GET  /__sandbox/log        every request, oldest first
  POST /__sandbox/reset      the state as at the start
  POST /__sandbox/clock      {"advanceMs": 86400000}  moves the time ahead: quotas, periods, expiry, statistics
  POST /__sandbox/keys       {"key": "active", …}  changes a key and its account: active, expires, quotas,
                             subscription, packs, credits, perMinute, perSecond, unpaidInvoice, deactivated
  POST /__sandbox/fault      the next requests go wrong:

    path        which requests: "/v1/email", or a beginning such as "/v1/vat*"; otherwise all
    times       how many of them (otherwise 1), or "always"
    latencyMs   wait before handling the request
    drop        close the connection: "before" the request is handled, so that nothing is billed, or "after"
    truncate    half of the body: "json" as a complete answer, "connection" and then close the connection
    status      answer with this status; error: with this message
    html        a page instead of JSON
    body        this JSON instead of the answer
    job         an asynchronous request fails ("fail") or never ends: polls say that it is pending ("never"),
                that it was accepted ("accepted"), or that there is no such job ("missing")
    jobMs       how long a job takes

  curl -s localhost:PORT/__sandbox/fault -d '{"path":"/v1/vat","drop":"before","times":2}'
`;
