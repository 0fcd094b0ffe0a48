import type { Benefit } from "@throughline/domain/benefit";
import type { Program } from "@throughline/domain/program";
import { useMemo } from "react";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { BenefitDrawer } from "./drawer/benefit-drawer.tsx";
import { BenefitDialog } from "./form/benefit-dialog.tsx";
import { ProjectionDrawer } from "./projection/projection-drawer.tsx";
import { benefitsView } from "./view.ts";

/** What the address asks to be open above the view: a benefit or the projection, and a form. */
export function BenefitOverlays({ program, benefits }: { program: Program; benefits: readonly Benefit[] }) {
	const { search, change } = useViewSearch(benefitsView);
	const categories = useMemo(() => [...new Set(benefits.map(({ category }) => category))].sort(), [benefits]);
	const close = () => change({ item: undefined, part: undefined });
	const closeForm = (options?: { replace: boolean }) => change({ form: undefined }, options);
	return (
		<>
			{search.item === "projection" ? (
				<ProjectionDrawer program={program} onClose={close} />
			) : (
				<OpenObject items={benefits} id={search.item} noun="benefit" onClose={close}>
					{(benefit) => <BenefitDrawer benefit={benefit} program={program} onClose={close} />}
				</OpenObject>
			)}
			<OpenForm items={benefits} form={search.form} onClose={closeForm}>
				{(benefit) => (
					<BenefitDialog
						programId={program.id}
						benefit={benefit}
						categories={categories}
						onClose={closeForm}
					/>
				)}
			</OpenForm>
		</>
	);
}
