import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { AddButton } from "@throughline/ui/add-button";
import { Combobox } from "@throughline/ui/combobox";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { IconButton } from "@throughline/ui/icon-button";
import { Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { portfolioView } from "../view.ts";

type PortfoliosDialogProps = {
	programs: readonly PortfolioProgram[];
	portfolios: readonly Portfolio[];
	onClose: () => void;
};

/** The portfolios with their owners and programs. Each change is saved at once. */
export function PortfoliosDialog({ programs, portfolios, onClose }: PortfoliosDialogProps) {
	const { change } = useViewSearch(portfolioView);
	const mayCurate = useAllowed("curate");
	const [deleting, setDeleting] = useState<Portfolio | null>(null);
	return (
		<>
			<Dialog open onOpenChange={(open) => !open && onClose()}>
				<DialogContent
					title="Portfolios"
					description="Programs that are looked at together. A program is in one or in none; Admins make portfolios, Editors put programs into them."
					size="lg"
					onOpenAutoFocus={focusWindow}
				>
					<DialogBody className="space-y-5">
						{portfolios.length === 0 && (
							<p className="text-body text-ink-muted">
								{mayCurate
									? "There are no portfolios yet. Make one for each group of programs that somebody answers for."
									: "There are no portfolios yet. An Admin can make them."}
							</p>
						)}
						{portfolios.map((portfolio) => (
							<PortfolioSection
								key={portfolio.id}
								portfolio={portfolio}
								programs={programs}
								onEdit={mayCurate ? () => change({ form: portfolio.id }) : undefined}
								onDelete={mayCurate ? () => setDeleting(portfolio) : undefined}
							/>
						))}
						{mayCurate && (
							<AddButton variant="primary" onClick={() => change({ form: "new" })}>
								New portfolio
							</AddButton>
						)}
					</DialogBody>
				</DialogContent>
			</Dialog>
			{deleting && (
				<DeleteDialog
					entity={deleting}
					noun="portfolio"
					titleOf={({ name }) => name}
					consequence="Its programs stay, and are in no portfolio."
					remove={trpcClient.portfolio.remove.mutate}
					onClose={() => setDeleting(null)}
				/>
			)}
		</>
	);
}

type PortfolioSectionProps = {
	portfolio: Portfolio;
	programs: readonly PortfolioProgram[];
	onEdit?: () => void;
	onDelete?: () => void;
};

function PortfolioSection({ portfolio, programs, onEdit, onDelete }: PortfolioSectionProps) {
	const { id, name, description, ownerId } = portfolio;
	const { nameOf } = useTeam();
	const mayWrite = useAllowed("write");
	const own = programs.filter(({ portfolioId }) => portfolioId === id);
	return (
		<section aria-label={name} className="border-b border-line-subtle pb-4">
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="break-words text-body font-semibold text-ink-strong">{name}</h3>
					<p className="text-table text-ink-muted">
						{ownerId === null ? "No owner" : `Owner: ${nameOf(ownerId)}`}
					</p>
					{description && <p className="mt-1 text-pretty break-words text-table text-ink">{description}</p>}
				</div>
				<div className="flex shrink-0">
					{onEdit && (
						<IconButton
							size="sm"
							label={`Edit ${name}`}
							tooltip={false}
							icon={<Pencil size={14} aria-hidden="true" />}
							onClick={onEdit}
						/>
					)}
					{onDelete && (
						<IconButton
							size="sm"
							label={`Delete ${name}`}
							tooltip={false}
							icon={<Trash2 size={14} aria-hidden="true" />}
							onClick={onDelete}
						/>
					)}
				</div>
			</div>
			<ul className="mt-2 space-y-0.5">
				{own.map((program) => (
					<li key={program.id} className="flex items-center justify-between gap-2 text-table">
						<span className="min-w-0 truncate">{program.name}</span>
						{mayWrite && (
							<IconButton
								size="sm"
								label={`Take ${program.name} out of ${name}`}
								tooltip={false}
								icon={<X size={14} aria-hidden="true" />}
								onClick={() => void move(program, null)}
							/>
						)}
					</li>
				))}
				{own.length === 0 && <li className="text-table text-ink-muted">No programs</li>}
			</ul>
			{mayWrite && <AddProgram portfolio={portfolio} programs={programs} />}
		</section>
	);
}

/** Puts a program into the portfolio, out of another where it is in one. */
function AddProgram({ portfolio, programs }: Pick<PortfolioSectionProps, "portfolio" | "programs">) {
	const others = programs.filter(({ portfolioId }) => portfolioId !== portfolio.id);
	if (others.length === 0) return null;
	return (
		<div className="mt-2 max-w-80">
			<Combobox
				aria-label={`Add a program to ${portfolio.name}`}
				value=""
				onValueChange={(id) => {
					const program = others.find((each) => each.id === id);
					if (program) void move(program, portfolio.id);
				}}
				options={others.map(({ id, name }) => ({ value: id, label: name }))}
				placeholder="Add a program"
				searchPlaceholder="Search programs"
				emptyText="No such program"
			/>
		</div>
	);
}

function move({ id, version }: PortfolioProgram, portfolioId: string | null): Promise<boolean> {
	return attempt("Failed to update program", () =>
		trpcClient.program.update.mutate({ id, version, portfolioId }),
	);
}
