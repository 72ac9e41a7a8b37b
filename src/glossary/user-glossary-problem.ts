/** The one error of this folder: a glossary of the user that cannot be read; the parts are those of all problems. */
export class UserGlossaryProblem extends Error {
  readonly code = "PDO_GLOSSARY_FAULTY";
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;

  constructor(parts: { readonly what: string; readonly seen: string; readonly nextStep: string }) {
    super(parts.what);
    this.name = "UserGlossaryProblem";
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
