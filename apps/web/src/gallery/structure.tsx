import { Badge } from "@throughline/ui/badge";
import { Breadcrumb } from "@throughline/ui/breadcrumb";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardFooter, CardHeader } from "@throughline/ui/card";
import { Sparkline } from "@throughline/ui/charts/sparkline";
import { StackedBar } from "@throughline/ui/charts/stacked-bar";
import { DescriptionList } from "@throughline/ui/description-list";
import { PageHeader } from "@throughline/ui/page-header";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Separator } from "@throughline/ui/separator";
import { StatCard, StatCardSkeleton } from "@throughline/ui/stat-card";
import { Stepper } from "@throughline/ui/stepper";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { CalendarCheck, CircleDollarSign, ListChecks, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Section, Specimen } from "./section.tsx";

export function Structure() {
	const [tab, setTab] = useState("overview");
	const steps = ["Input", "Five Whys", "Research", "Analysis", "Decisions", "Plan"];
	return (
		<Section id="structure" title="Structure">
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
				<StatCard
					label="Schedule Adherence"
					value="64%"
					detail="27 of 42 tasks"
					icon={<CalendarCheck size={16} />}
					progress={{ value: 64, label: "Tasks completed" }}
				/>
				<StatCard
					label="Budget Utilization"
					value="$1,842,300"
					detail="of $2,650,000 allocated"
					icon={<CircleDollarSign size={16} />}
					progress={{ value: 69.5, label: "Budget spent", tone: "warning" }}
				/>
				<StatCard
					label="Active Risks"
					value="9"
					detail="3 high priority"
					icon={<TriangleAlert size={16} />}
					badge={<Badge tone="warning">Monitor</Badge>}
					chart={<Sparkline label="Open risks, falling over six months" values={[14, 13, 13, 11, 10, 9]} />}
				/>
				<StatCard
					label="Task Progress"
					value="12"
					detail="tasks in progress"
					icon={<ListChecks size={16} />}
					note={<SampleTag />}
					badge={<Badge tone="serious">High Activity</Badge>}
				/>
				<StatCardSkeleton progress />
				<StatCardSkeleton progress />
				<StatCardSkeleton />
				<StatCardSkeleton />
			</div>
			<Specimen name="Page header, breadcrumb, tabs">
				<PageHeader
					level={2}
					breadcrumb={
						<Breadcrumb>
							<a href="#structure">Programs</a>
							<a href="#structure">Atlas</a>
							<span>Risk Management</span>
						</Breadcrumb>
					}
					title="Risk Management"
					meta={<Badge tone="on-track">Active</Badge>}
					description="What could go wrong, how likely it is, and who does what about it."
					actions={
						<>
							<Button>Export Report</Button>
							<Button variant="primary">Add Risk</Button>
						</>
					}
				/>
				<Tabs value={tab} onValueChange={setTab}>
					<TabsList aria-label="Risk views">
						<TabsTrigger value="overview">Risk Matrix</TabsTrigger>
						<TabsTrigger value="register" count={23}>
							Risk Register
						</TabsTrigger>
						<TabsTrigger value="history">History</TabsTrigger>
						<TabsTrigger value="off" disabled>
							Disabled
						</TabsTrigger>
					</TabsList>
					<TabsContent value="overview">The matrix.</TabsContent>
					<TabsContent value="register">The register.</TabsContent>
					<TabsContent value="history">The history.</TabsContent>
				</Tabs>
			</Specimen>
			<Specimen name="Stepper">
				<Stepper
					aria-label="Strategic consultant"
					steps={steps.map((label, index) => ({
						id: label,
						label,
						state: index < 2 ? "done" : index === 2 ? "current" : "upcoming",
						onSelect: index < 2 ? () => undefined : undefined,
					}))}
				/>
				<Separator />
				<Stepper
					aria-label="Import"
					orientation="vertical"
					steps={[
						{ id: "a", label: "Read the file", description: "1,204 rows", state: "done" },
						{
							id: "b",
							label: "Match the columns",
							description: "Two columns have no match",
							state: "failed",
						},
						{ id: "c", label: "Write the tasks", state: "upcoming" },
					]}
				/>
			</Specimen>
			<div className="grid gap-4 lg:grid-cols-2">
				<Card as="section" aria-labelledby="card-details">
					<CardHeader
						titleId="card-details"
						level={3}
						title="Program details"
						description="As agreed at gate G1"
						actions={<Button size="sm">Edit</Button>}
					/>
					<CardBody>
						<DescriptionList
							layout="columns"
							items={[
								{ term: "Sponsor", value: "Ana Ruiz" },
								{ term: "Start", value: "2026-04-01" },
								{ term: "End", value: null },
								{ term: "Status", value: <Badge tone="good">Active</Badge> },
							]}
						/>
					</CardBody>
					<CardFooter>Updated 3 minutes ago by Bo Lindqvist</CardFooter>
				</Card>
				<Card as="section" aria-labelledby="card-budget">
					<CardHeader titleId="card-budget" level={3} title="Spend by category" />
					<CardBody>
						<StackedBar
							label="Spend by category"
							parts={[
								{ label: "Software", value: 42 },
								{ label: "Personnel", value: 31 },
								{ label: "Infrastructure", value: 14 },
								{ label: "Travel", value: 5 },
							]}
							total={100}
							formatValue={(value) => `$${value}k`}
						/>
					</CardBody>
				</Card>
			</div>
		</Section>
	);
}
