import { Playbook } from "@throughline/domain/playbook/playbook";
import { Document, isScalar, isSeq, visit } from "yaml";

/** Lists of numbers or ids that stand on one line. */
const shortLists: ReadonlySet<unknown> = new Set(["days", "after", "person_days", "months"]);

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
		Pair(_, { key, value }) {
			if (isScalar(key) && shortLists.has(key.value) && isSeq(value)) value.flow = true;
		},
	});
	return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
