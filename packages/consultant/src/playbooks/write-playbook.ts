import { Playbook } from "@throughline/domain/playbook/playbook";
import { Document, isScalar, visit } from "yaml";

/**
 * Writes a playbook as YAML that `readPlaybook` reads to the same data. Fields stand in the order of the schema, so that
 * equal playbooks are equal files.
 * @throws ZodError when it is no valid playbook
 */
export function writePlaybook(playbook: Playbook): string {
	const withoutEmptyLists = (_: unknown, value: unknown) =>
		Array.isArray(value) && value.length === 0 ? undefined : value;
	const document = new Document(Playbook.parse(playbook), withoutEmptyLists, {
		aliasDuplicateObjects: false,
	});
	visit(document, {
		// Numbers, ids and words stand on one line.
		Seq(_, list) {
			list.flow = list.items.every(isScalar);
		},
	});
	return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
