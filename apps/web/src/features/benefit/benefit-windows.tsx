import type { Benefit } from "@throughline/domain/benefit";
import type { Program } from "@throughline/domain/program";
import { useMemo } from "react";
import { useAllowed } from "../../session/user.ts";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useKept } from "../../workspace/object/use-kept.ts";
import { useTakenBack } from "../../workspace/use-taken-back.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { BenefitDrawer } from "./drawer/benefit-drawer.tsx";
import { BenefitDialog } from "./form/benefit-dialog.tsx";
import { ProjectionDrawer } from "./projection/projection-drawer.tsx";
import { benefitsView } from "./view.ts";

/** What the address asks to be open above the view: a benefit or the projection, and a form. */
export function BenefitWindows({ program, benefits }: { program: Program; benefits: readonly Benefit[] }) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(benefitsView);
	const opened = useKept(benefits, search.item);
	const edited = useKept(benefits, search.form);
	const categories = useMemo(() => [...new Set(benefits.map(({ category }) => category))].sort(), [benefits]);
	const close = () => change({ item: undefined, part: undefined });
	const hasForm = search.form === "new" || edited !== null || opened !== null;
	useTakenBack(search.form !== undefined && !(mayWrite && hasForm), () =>
		change({ form: undefined }, { replace: true }),
	);
	return (
		<>
			{search.item === "projection" ? (
				<ProjectionDrawer program={program} onClose={close} />
			) : (
				<OpenObject items={benefits} id={search.item} noun="benefit" onClose={close}>
					{(benefit) => <BenefitDrawer benefit={benefit} program={program} onClose={close} />}
				</OpenObject>
			)}
			{mayWrite && (edited || search.form === "new") && (
				<BenefitDialog
					key={search.form}
					programId={program.id}
					benefit={edited}
					categories={categories}
					onClose={() => change({ form: undefined })}
				/>
			)}
		</>
	);
}
