import { NewPortfolio, Portfolio } from "@throughline/domain/portfolio";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { OwnerField } from "../../../workspace/owners.tsx";

type Values = { name: string; description: string; ownerId: string };

const empty: Values = { name: "", description: "", ownerId: "" };
const labels = { name: "Name", description: "Description", ownerId: "Owner" };
const PortfolioForm = z
	.object({ name: z.string(), description: z.string(), ownerId: z.string() })
	.transform((values): z.input<typeof NewPortfolio> => ({ ...values, ownerId: values.ownerId || null }))
	.pipe(NewPortfolio);

const Field = formField<Values>(labels);

type PortfolioDialogProps = {
	/** Null creates one. */
	portfolio: Portfolio | null;
	onClose: () => void;
};

/** Makes or changes a portfolio. */
export function PortfolioDialog({ portfolio, onClose }: PortfolioDialogProps) {
	return (
		<EntityDialog
			title={portfolio ? "Edit portfolio" : "New portfolio"}
			description="Programs are put into it where they are edited, or from the list of portfolios."
			noun="portfolio"
			shape={Portfolio}
			entity={portfolio}
			draftKey={portfolio ? `portfolio/${portfolio.id}` : "portfolio/new"}
			newValues={empty}
			valuesOf={({ name, description, ownerId }) => ({
				name,
				description: description ?? "",
				ownerId: ownerId ?? "",
			})}
			schema={PortfolioForm}
			labels={labels}
			verbs={{ create: "Create portfolio", save: "Save changes" }}
			create={trpcClient.portfolio.create.mutate}
			update={trpcClient.portfolio.update.mutate}
			onClose={onClose}
		>
			<div className="space-y-4">
				<Field name="name" required control={Input} autoComplete="off" placeholder="Digital operations" />
				<Field
					name="description"
					control={Textarea}
					rows={3}
					placeholder="What its programs have in common, and what they are to achieve together"
				/>
				<OwnerField name="ownerId" />
			</div>
		</EntityDialog>
	);
}
