/** HTTP requests to the server. */

/** An error answer of the server; the code `offline` means no answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

async function send(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    throw new Refusal("offline", "The server does not answer.");
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  let parsed: unknown;
  try {
    parsed = await answer.json();
  } catch {
    throw new Refusal("unavailable", `The server answered with ${answer.status}.`, answer.status);
  }
  if (!answer.ok) {
    const { code, text } = parsed as { code: string; text: string };
    throw new Refusal(code, text, answer.status);
  }
  return parsed as T;
}

async function text(path: string): Promise<string> {
  const answer = await send(path, {});
  if (answer.ok) return answer.text();
  throw new Refusal("unavailable", `The server answered with ${answer.status}.`, answer.status);
}

export const api = {
  /** A file as text. */
  text,
  get: <T>(path: string) => call<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => call<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => call<T>("PUT", path, body),
  del: <T>(path: string, body: unknown = {}) => call<T>("DELETE", path, body),
};
