import type { Benefit } from "@throughline/domain/benefit";
import type { Program } from "@throughline/domain/program";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { IconButton } from "@throughline/ui/icon-button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { useDelete } from "../../../forms/use-delete.ts";
import { useAllowed } from "../../../session/user.ts";
import { ObjectHistory } from "../../../workspace/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program-currency.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { BenefitStatusBadge } from "../benefit-status-badge.tsx";
import { benefitFieldWords } from "../form/benefit-dialog.tsx";
import { benefitFields } from "../form/benefit-form-values.ts";
import { BenefitPlan } from "../plan/benefit-plan.tsx";
import { benefitsView } from "../view.ts";
import { BenefitDetails } from "./benefit-details.tsx";

type BenefitDrawerProps = { benefit: Benefit; program: Program; onClose: () => void };

/** One benefit: what it is, its monthly plan, what happened to it. */
export function BenefitDrawer({ benefit, program, onClose }: BenefitDrawerProps) {
	const mayWrite = useAllowed("write");
	const { nameOf } = useTeam();
	const money = useMoney();
	const { search, change } = useViewSearch(benefitsView);
	const returnFocus = useReturnFocus();
	const [deleting, setDeleting] = useState(false);
	const remove = useDelete<Benefit>({
		noun: "benefit",
		titleOf: ({ name }) => name,
		remove: (target) => trpcClient.benefit.remove.mutate(target),
		onDeleted: () => {
			onClose();
			return undefined;
		},
	});
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent
				title={benefit.name}
				description={<BenefitStatusBadge status={benefit.status} />}
				width="lg"
				onOpenAutoFocus={focusWindow}
				onCloseAutoFocus={returnFocus}
				actions={
					mayWrite && (
						<>
							<IconButton
								label="Edit benefit"
								icon={<Pencil size={16} aria-hidden="true" />}
								onClick={() => change({ form: benefit.id })}
							/>
							<IconButton
								label="Delete benefit"
								icon={<Trash2 size={16} aria-hidden="true" />}
								onClick={() => setDeleting(true)}
							/>
						</>
					)
				}
			>
				<DrawerBody>
					<Tabs
						value={search.part ?? "details"}
						onValueChange={(part) => change({ part: benefitsView.search.part(part) })}
					>
						<TabsList aria-label="Benefit">
							<TabsTrigger value="details">Details</TabsTrigger>
							<TabsTrigger value="why">{whyTitle}</TabsTrigger>
							<TabsTrigger value="plan">Plan</TabsTrigger>
							<TabsTrigger value="history">History</TabsTrigger>
						</TabsList>
						<TabsContent value="details">
							<BenefitDetails benefit={benefit} />
						</TabsContent>
						<TabsContent value="why">
							<WhyThread objectType="benefit" objectId={benefit.id} />
						</TabsContent>
						<TabsContent value="plan">
							<BenefitPlan benefit={benefit} endDate={program.endDate} />
						</TabsContent>
						<TabsContent value="history">
							<ObjectHistory
								type="benefit"
								id={benefit.id}
								labels={benefitFields}
								show={(field, value) => benefitFieldWords(field, value, nameOf, money)}
							/>
						</TabsContent>
					</Tabs>
				</DrawerBody>
				<ConfirmDialog
					open={deleting}
					onOpenChange={setDeleting}
					title={`Delete “${benefit.name}”?`}
					description="Its monthly plan goes with it. You can undo this for ten seconds."
					confirmLabel="Delete benefit"
					destructive
					onConfirm={() => remove(benefit)}
				/>
			</DrawerContent>
		</Drawer>
	);
}
