/** The server over HTTP. */

/** Why the server refused; `offline` is our own code for no answer at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "The server does not answer.");
  }
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Refusal("unavailable", `The server answered with ${answer.status}.`, answer.status);
  }
  if (!answer.ok) {
    const { code, text } = told as { code: string; text: string };
    throw new Refusal(code, text, answer.status);
  }
  return told as T;
}

export const api = {
  get: <T>(path: string) => call<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => call<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => call<T>("PUT", path, body),
  del: <T>(path: string, body: unknown = {}) => call<T>("DELETE", path, body),
};
