import { type OntologyTest, ontologyTestOf } from "@throughline/domain/consultant/ontology";
import { consult, decisionsOf, planOf, treeOf } from "../consultant.ts";
import { shippedPlaybooks } from "../playbooks/shipped-playbooks.ts";
import { exampleDay, exampleMaterial } from "./example.ts";

/** The stages that are tested; a test of the test puts a broken one in place. */
export type OntologyStages = { decide: typeof decisionsOf; plan: typeof planOf };

/**
 * Walks the fixed example through the consultant's own stages, following the first why of each level and what they
 * recommend, and checks that what comes out holds together. Nothing of it is kept.
 */
export function testOntology(
	{ decide, plan: planBy }: OntologyStages = { decide: decisionsOf, plan: planOf },
): OntologyTest {
	const consultation = consult(exampleMaterial(), shippedPlaybooks());
	const [first] = treeOf(consultation).branches;
	const rootCause = first?.branches[0]?.option ?? first?.option ?? "";
	const decisions = decide(consultation, { rootCause, whysPath: [rootCause], research: null }, exampleDay);
	const selected = Object.fromEntries(
		decisions.flatMap(({ id, options }) => {
			const option = options.find(({ recommended }) => recommended);
			return option ? [[id, option.id]] : [];
		}),
	);
	const plan = planBy(consultation, { rootCause, decisions, selected }, exampleDay);
	return ontologyTestOf(decisions, selected, plan);
}
