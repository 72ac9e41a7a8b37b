import type { AttributeRecord } from "../../catalog/model.ts";
import type { OperationRequest } from "../../contract/operations.ts";

/** Those of a category's attributes that a request asks for: the required ones always, the others where it says so. */
export function askedAttributes(
  attributes: readonly AttributeRecord[],
  query: OperationRequest<"extractAttributes">["query"],
): readonly AttributeRecord[] {
  return attributes.filter(
    ({ requirementLevel }) =>
      requirementLevel === "required" ||
      (requirementLevel === "recommended" && query.include_recommended) ||
      (requirementLevel === "optional" && query.include_optional),
  );
}
