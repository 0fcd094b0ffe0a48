import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { DescriptionList } from "@throughline/ui/description-list";
import {
	Dialog,
	DialogBody,
	DialogClose,
	DialogContent,
	DialogFooter,
	DialogTrigger,
} from "@throughline/ui/dialog";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTrigger } from "@throughline/ui/drawer";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { ScrollArea } from "@throughline/ui/scroll-area";
import { toast } from "@throughline/ui/toast";
import { Tooltip } from "@throughline/ui/tooltip";
import { useState } from "react";
import { Row, Section, Specimen } from "./section.tsx";

export function Overlays() {
	const [asking, setAsking] = useState(false);
	return (
		<Section id="overlays" title="Overlays">
			<div className="grid gap-4 xl:grid-cols-2">
				<Specimen name="Dialog, confirm dialog, drawer, popover, tooltip">
					<Row>
						<Dialog>
							<DialogTrigger>
								<Button>Open dialog</Button>
							</DialogTrigger>
							<DialogContent title="Add New KPI" description="A figure that says whether the program works.">
								<DialogBody className="space-y-4">
									<Field label="KPI Name *">
										<Input placeholder="Customer churn" />
									</Field>
									<Field label="Description" optional>
										<Input />
									</Field>
								</DialogBody>
								<DialogFooter>
									<DialogClose>
										<Button>Cancel</Button>
									</DialogClose>
									<Button variant="primary">Save KPI</Button>
								</DialogFooter>
							</DialogContent>
						</Dialog>
						<Button onClick={() => setAsking(true)}>Ask first</Button>
						<ConfirmDialog
							open={asking}
							onOpenChange={setAsking}
							destructive
							title="Delete Atlas?"
							description="Its 42 tasks, 9 risks and 6 KPIs go with it. You can undo this for ten seconds."
							confirmLabel="Delete program"
							onConfirm={() =>
								toast({ title: "Atlas deleted", action: { label: "Undo", onAction: () => undefined } })
							}
						/>
						<Drawer>
							<DrawerTrigger>
								<Button>Open drawer</Button>
							</DrawerTrigger>
							<DrawerContent title="Supplier insolvency" description="R-014 · Open since 3 March">
								<DrawerBody>
									<DescriptionList
										items={[
											{ term: "Likelihood", value: "Likely" },
											{ term: "Impact", value: "Very High" },
											{ term: "Owner", value: "Bo Lindqvist" },
											{ term: "Category", value: null },
										]}
									/>
								</DrawerBody>
								<DrawerFooter>
									<Button variant="primary">Edit risk</Button>
								</DrawerFooter>
							</DrawerContent>
						</Drawer>
						<Popover>
							<PopoverTrigger>
								<Button>Open popover</Button>
							</PopoverTrigger>
							<PopoverContent aria-label="How it is computed" className="w-72 text-table">
								Schedule health is the share of tasks that end on or before their baseline.
							</PopoverContent>
						</Popover>
						<Tooltip content="Shown after 700 ms, at once when moving on">
							<Button variant="ghost">Hover or focus</Button>
						</Tooltip>
					</Row>
				</Specimen>
				<Specimen name="Toast, scroll area">
					<Row>
						<Button onClick={() => toast({ title: "KPI added successfully" })}>Default</Button>
						<Button
							onClick={() =>
								toast({
									variant: "destructive",
									title: "Failed to create KPI",
									description: "The server did not answer. Your entries are still in the form.",
								})
							}
						>
							Destructive
						</Button>
						<Button
							onClick={() =>
								toast({
									title: "Risk deleted",
									action: { label: "Undo", onAction: () => toast({ title: "Risk restored" }) },
								})
							}
						>
							With Undo
						</Button>
					</Row>
					<ScrollArea aria-label="Recent activity" className="h-28 rounded-md border border-line">
						<ul className="divide-y divide-line-subtle text-table">
							{Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
								<li key={number} className="px-3 py-2">
									Ana Ruiz moved task {number} to In Progress
								</li>
							))}
						</ul>
					</ScrollArea>
				</Specimen>
			</div>
		</Section>
	);
}
