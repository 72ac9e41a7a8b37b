/** As providers name models: gpt-5-mini, accounts/x/models/y, @cf/meta/llama, name:free. */
const plain = /^(?!.*\/\/)(?!www\.)[A-Za-z0-9@][A-Za-z0-9._:/@+-]{0,79}$/;

/** A model's name for people; what an endpoint says in its place is not shown. */
export function shownModelName(name: string): string {
  return plain.test(name) ? name : "the language model";
}
