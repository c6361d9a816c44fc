/** JSON values, and actions in their JSON form, as the server sends them. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An action in its JSON form: a verb and its fields. */
export type Form = { do: string; [field: string]: Json };
