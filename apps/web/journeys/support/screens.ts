import type { Page } from "@playwright/test";
import { viewIds } from "../../src/workspace/view/views.ts";
import { fromHere, makeProgram, post } from "./programs.ts";
import { addressOf } from "./strategies.ts";

export type Screen = {
	/** For files and messages. */
	name: string;
	path: string;
	/** The window that the address, or what is done on it, opens over the screen, by its title. */
	window?: string;
	/** What is done on the screen before it is looked at. */
	prepare?: (page: Page) => Promise<void>;
};

/** In an address: the session of the demo's strategy, whose id holds the day of its loading. */
export const demoStrategy = "{demo-strategy}";

/** In an address: the case of a strategy that is made for the screens. */
export const caseOf = (strategy: string) => `/strategic-consultant/whys-tree/{${strategy}}?step=case`;

/** What a person makes of a playbook who writes one for the first time. */
const wrongPlaybook = `id: Member retention
name:
  en: Keep our members
kind: retention
workstreams:
  - name: { en: Listen to who leaves }
    tasks:
      - name: { en: Call thirty members who left }
        weeks: { S: two, M: 3, L: 5 }
      - nmae: { en: Sort the reasons }
risks: none
`;

/** As it is copied from a spreadsheet, with a day and a name that mean nothing. */
const pastedTasks = [
	"Aufgabe\tPriorität\tBeginn\tVerantwortlich\tAufwand",
	"Agree on the opening hours\thigh\t1.3.2027\tGiulia Romano\t2,5",
	"Order the shelves\tMedium\tsoonish\tNobody knows\t4",
	"Print the signs\tlow\t15.3.2027\t\t1",
].join("\n");

async function paste(page: Page, field: string, text: string): Promise<void> {
	await page.getByRole("textbox", { name: field }).evaluate((element, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, text);
}

/** The drawer of the first row of the table. */
async function openFirstRow(page: Page): Promise<void> {
	await page.locator("[data-row]").first().press("Enter");
	await page.getByRole("dialog").waitFor();
}

/** The first two of a list, and the bar of what can be done with both. */
async function selectTwo(page: Page, action: string): Promise<void> {
	const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
	for (const place of [0, 1]) await boxes.nth(place).click();
	await page.getByRole("button", { name: action, exact: true }).waitFor();
}

/** Every screen of the product that an address leads to. */
export const screens: Screen[] = [
	...viewIds.map((view) => ({ name: view, path: view === "dashboard" ? "/" : `/?view=${view}` })),
	{
		name: "export-menu",
		path: "/?view=benefits",
		window: "Export",
		async prepare(page) {
			const button = page.getByRole("banner").getByRole("button", { name: "Export", exact: true });
			if (await button.isVisible()) await button.click();
			else {
				await page.getByRole("button", { name: /^Account of/ }).click();
				await page.getByRole("button", { name: "Export or print" }).click();
			}
			await page.getByRole("button", { name: "Picture (.png)" }).waitFor();
		},
	},
	{
		name: "dashboard-attention",
		path: "/",
		prepare: (page) =>
			page
				.getByRole("button", { name: /^Show all/ })
				.first()
				.click(),
	},
	{
		name: "dashboard-measurement",
		path: "/",
		async prepare(page) {
			await page
				.getByRole("button", { name: /^Add measurement/ })
				.first()
				.click();
			await page.getByRole("textbox", { name: "Value today" }).waitFor();
		},
	},
	{
		name: "dashboard-dates",
		path: "/",
		async prepare(page) {
			await page
				.getByRole("button", { name: /^Show all/ })
				.first()
				.click();
			await page
				.getByRole("button", { name: /^Change dates/ })
				.first()
				.click();
			await page.getByRole("textbox", { name: "Start date" }).waitFor();
		},
	},
	{ name: "my-work-selected", path: "/?view=my-work", prepare: (page) => selectTwo(page, "Approve") },
	{
		name: "settings-people-selected",
		path: "/?settings=people",
		window: "Settings",
		prepare: (page) => selectTwo(page, "Set role"),
	},
	{ name: "resources-selected", path: "/?view=resources", prepare: (page) => selectTwo(page, "Set role") },
	{
		name: "portfolio-saved-views",
		path: "/?view=portfolio",
		prepare: (page) => page.getByRole("button", { name: /saved views/i }).click(),
	},
	{ name: "portfolio-cards", path: "/?view=portfolio&display=cards" },
	{ name: "portfolio-roadmap", path: "/?view=portfolio&display=roadmap" },
	{ name: "portfolio-picture", path: "/?view=portfolio&display=picture" },
	{ name: "portfolio-grouped", path: "/?view=portfolio&group=health&currency=EUR" },
	{ name: "portfolios", path: "/?view=portfolio&form=portfolios", window: "Portfolios" },
	{ name: "portfolio-new", path: "/?view=portfolio&form=new", window: "New portfolio" },
	{ name: "exchange-rates", path: "/?view=portfolio&form=rates", window: "Exchange rates" },
	{ name: "risks-movement", path: "/?view=risks&scale=residual&display=movement" },
	{ name: "risks-register", path: "/?view=risks&tab=register" },
	{ name: "risks-cell", path: "/?view=risks&cell=Possible/Medium", window: "Possible × Medium" },
	{
		name: "risk-drawer",
		path: "/?view=risks&tab=register",
		window: "R-001",
		prepare: (page) => page.getByRole("button", { name: "View R-001" }).click(),
	},
	...[
		{ name: "kpi-drawer", path: "/?view=kpis&tab=details" },
		{ name: "benefit-drawer", path: "/?view=benefits&tab=tracking" },
		{ name: "expense-drawer", path: "/?view=funding&tab=expenses" },
		{ name: "source-drawer", path: "/?view=funding&tab=sources" },
	].map((screen) => ({ ...screen, prepare: openFirstRow })),
	{ name: "risk-new", path: "/?view=risks&form=new", window: "Add Risk" },
	{
		name: "stage-gate",
		path: "/?view=stage-gates&item=019a0000-0000-7000-8000-000000000003",
		window: "G3 Development",
	},
	{
		name: "stage-gate-why",
		path: "/?view=stage-gates&item=019a0000-0000-7000-8000-000000000003&tab=why",
		window: "G3 Development",
	},
	{
		name: "stage-gate-decide",
		path: "/?view=stage-gates",
		async prepare(page) {
			await page.getByRole("button", { name: "Decide" }).first().click();
			await page.getByRole("radio", { name: "Passed" }).click();
			await page.getByRole("button", { name: "Add condition" }).click();
			await page.getByRole("textbox", { name: /^What is to be done/ }).fill("Sign the lease");
		},
	},
	{ name: "stage-gate-review-new", path: "/?view=stage-gates&form=new", window: "Add Review" },
	{
		name: "gate-criterion-new",
		path: "/?view=stage-gates&form=criterion&gate=019a0000-0000-7000-8000-000000000003",
		window: "Add Criterion",
	},
	{ name: "kpis-trends", path: "/?view=kpis&tab=trends" },
	{ name: "kpis-details", path: "/?view=kpis&tab=details" },
	{ name: "kpi-new", path: "/?view=kpis&form=new", window: "Add New KPI" },
	{ name: "benefits-categories", path: "/?view=benefits&tab=categories" },
	{ name: "benefits-tracking", path: "/?view=benefits&tab=tracking" },
	{ name: "benefits-projection", path: "/?view=benefits&item=projection", window: "ROI Projection" },
	{ name: "benefit-new", path: "/?view=benefits&form=new", window: "Add New Benefit" },
	{ name: "funding-budget", path: "/?view=funding&tab=budget" },
	{ name: "funding-earned-value", path: "/?view=funding&tab=earned-value" },
	{ name: "funding-expenses", path: "/?view=funding&tab=expenses&display=all" },
	{ name: "funding-categories", path: "/?view=funding&tab=categories" },
	{ name: "funding-trends", path: "/?view=funding&tab=trends" },
	{ name: "funding-report", path: "/?view=funding&display=report" },
	{ name: "funding-source-new", path: "/?view=funding&form=source", window: "Add Funding Source" },
	{ name: "expense-new", path: "/?view=funding&form=expense", window: "Add Expense" },
	{ name: "resources-departments", path: "/?view=resources&tab=departments" },
	{ name: "resources-utilization", path: "/?view=resources&tab=utilization" },
	{
		name: "resources-levelling",
		path: "/?view=resources&tab=utilization&form=level",
		window: "Level all programs",
		async prepare(page) {
			await page
				.getByText(/of work above capacity/)
				.first()
				.waitFor();
		},
	},
	{
		name: "resource-absences",
		path: "/?view=resources",
		window: "Kerem Yilmaz",
		async prepare(page) {
			await page.getByRole("button", { name: "View Tasks of Kerem Yilmaz" }).click();
			await page.getByRole("dialog", { name: "Kerem Yilmaz" }).getByRole("tab", { name: "Absences" }).click();
			await page.getByRole("button", { name: "Add absence" }).waitFor();
		},
	},
	{ name: "timeline-status-line", path: "/?view=timeline&asOf=today" },
	{ name: "resource-new", path: "/?view=resources&form=new", window: "Add Resource" },
	{
		name: "open-role-fill",
		path: "/?view=resources",
		window: "Fill “Technical trainer”",
		async prepare(page) {
			await page.getByRole("button", { name: "Fill Technical trainer" }).click();
		},
	},
	{ name: "open-role-new", path: "/?view=resources&form=open-role-new", window: "Add open role" },
	{ name: "timeline-list", path: "/?view=timeline&display=list&group=workstream&status=In Progress,At Risk" },
	{
		name: "timeline-task",
		path: "/?view=timeline&display=list",
		window: "VAT and customs registration",
		async prepare(page) {
			await page.getByRole("button", { name: /^(Level \d: )?VAT and customs registration$/ }).click();
		},
	},
	{
		name: "timeline-paste",
		path: "/?view=timeline&display=list",
		window: "Add pasted tasks",
		prepare: (page) => paste(page, "Add a task", pastedTasks),
	},
	{ name: "timeline-board", path: "/?view=timeline&display=board" },
	{ name: "timeline-task-new", path: "/?view=timeline&form=new", window: "Add Task" },
	{ name: "timeline-link-new", path: "/?view=timeline&form=link", window: "Add Dependency" },
	{ name: "timeline-schedule", path: "/?view=timeline&form=schedule", window: "Auto-schedule" },
	{ name: "timeline-baselines", path: "/?view=timeline&form=baselines", window: "Baselines" },
	{ name: "timeline-workstreams", path: "/?view=timeline&form=workstreams", window: "Workstreams" },
	{
		name: "timeline-from-template",
		path: "/?view=timeline&form=from-template",
		window: "Task from Template",
	},
	{ name: "programs-from-template", path: "/programs?template=new", window: "Program from Template" },
	{
		name: "timeline-repeat",
		path: "/?view=timeline&display=list",
		window: "Repeat Task",
		async prepare(page) {
			await page
				.getByRole("button", { name: /^Actions for/ })
				.nth(2)
				.click();
			await page.getByRole("menuitem", { name: "Repeat…" }).click();
		},
	},
	{
		name: "timeline-selected",
		path: "/?view=timeline&display=list",
		async prepare(page) {
			const boxes = page.getByRole("region", { name: "Tasks" }).getByRole("checkbox", { name: /^Select / });
			for (const place of [8, 9]) await boxes.nth(place).click();
			await page.getByRole("textbox", { name: "Add a task" }).scrollIntoViewIfNeeded();
		},
	},
	{
		name: "timeline-move",
		path: "/?view=timeline&display=list",
		window: "Move 2 tasks to another program",
		async prepare(page) {
			const boxes = page.getByRole("region", { name: "Tasks" }).getByRole("checkbox", { name: /^Select / });
			for (const place of [2, 3]) await boxes.nth(place).click();
			await page.getByRole("button", { name: "Move to program…" }).click();
		},
	},
	{ name: "timeline-holidays", path: "/?view=timeline&form=holidays", window: "Holidays" },
	{ name: "programs", path: "/programs" },
	{ name: "program-new", path: "/programs?form=new", window: "Create Program" },
	{ name: "settings-profile", path: "/?settings=profile", window: "Settings" },
	{ name: "settings-notifications", path: "/?settings=notifications", window: "Settings" },
	{ name: "settings-sessions", path: "/?settings=sessions", window: "Settings" },
	{ name: "settings-tokens", path: "/?settings=tokens", window: "Settings" },
	{
		name: "settings-undo",
		path: "/",
		window: "Settings",
		async prepare(page) {
			const id = await makeProgram(page.request, "Jetty");
			const risk = { programId: id, description: "The quay sinks" };
			const { id: riskId } = await post(page.request, "/api/risks", risk);
			await post(page.request, "/api/tasks", { programId: id, name: "Survey the quay" });
			await page.request.delete(`/api/risks/${riskId}`, { headers: fromHere() });
			await page.goto("/?settings=undo");
			await page
				.getByRole("button", { name: /^Undo: Task “Survey the quay”/ })
				.first()
				.waitFor();
		},
	},
	{ name: "settings-organisation", path: "/?settings=organisation", window: "Settings" },
	{ name: "settings-runs", path: "/?settings=runs", window: "Settings" },
	{ name: "settings-ai-providers", path: "/?settings=ai-providers", window: "Settings" },
	{ name: "settings-people", path: "/?settings=people", window: "Settings" },
	{ name: "consultant-input", path: "/strategic-consultant/input" },
	{ name: "consultant-input-more", path: `/strategic-consultant/input?session=${demoStrategy}` },
	{ name: "consultant-whys-tree", path: `/strategic-consultant/whys-tree/${demoStrategy}` },
	{ name: "consultant-whys-missing", path: "/strategic-consultant/whys-tree/example" },
	{ name: "consultant-no-session", path: "/strategic-consultant/whys-tree" },
	{ name: "consultant-research", path: `/strategic-consultant/research/${demoStrategy}` },
	{ name: "consultant-research-missing", path: "/strategic-consultant/research/example" },
	{ name: "consultant-analysis", path: `/strategic-consultant/analysis/${demoStrategy}` },
	{ name: "consultant-analysis-missing", path: "/strategic-consultant/analysis/example" },
	{ name: "consultant-decisions", path: `/strategic-consultant/decisions/${demoStrategy}/2` },
	{ name: "consultant-plan", path: `/strategic-consultant/epm/${demoStrategy}/2` },
	{ name: "consultant-plan-gates", path: `/strategic-consultant/epm/${demoStrategy}/2?tab=gates` },
	{ name: "consultant-plan-kpis", path: `/strategic-consultant/epm/${demoStrategy}/2?tab=kpis` },
	{ name: "consultant-plan-benefits", path: `/strategic-consultant/epm/${demoStrategy}/2?tab=benefits` },
	{ name: "consultant-plan-risks", path: `/strategic-consultant/epm/${demoStrategy}/2?tab=risks` },
	{ name: "consultant-plan-resources", path: `/strategic-consultant/epm/${demoStrategy}/2?tab=resources` },
	{ name: "consultant-versions", path: `/strategic-consultant/versions/${demoStrategy}` },
	{
		name: "consultant-versions-compare",
		path: `/strategic-consultant/versions/${demoStrategy}?tab=compare&version1=1&version2=2`,
	},
	{ name: "case", path: caseOf("memo") },
	{ name: "case-corrected", path: caseOf("mails") },
	{ name: "case-workbook", path: caseOf("workbook") },
	{
		// One with a value: the first are days.
		name: "case-figure",
		path: caseOf("workbook"),
		async prepare(page) {
			await page
				.getByRole("button", { name: /^Correct / })
				.nth(2)
				.click();
			await page.getByRole("button", { name: "Save figure" }).waitFor();
		},
	},
	{
		name: "case-limits",
		path: caseOf("mails"),
		async prepare(page) {
			const limits = page.getByRole("region", { name: "Limits and fixed conditions" });
			await limits.getByText("Limits and fixed conditions").click();
			await limits.getByRole("button", { name: "Add limit" }).waitFor();
		},
	},
	{ name: "case-unready", path: caseOf("unready") },
	{ name: "interview", path: "/strategic-consultant/whys-tree/{idea}?step=interview" },
	{ name: "interview-ready", path: "/strategic-consultant/whys-tree/{memo}?step=interview" },
	{ name: "whys-tree", path: "/strategic-consultant/whys-tree/{memo}" },
	{ name: "whys-tree-outdated", path: "/strategic-consultant/whys-tree/{mails}" },
	{ name: "whys-tree-unready", path: "/strategic-consultant/whys-tree/{unready}" },
	{ name: "research", path: "/strategic-consultant/research/{memo}" },
	{ name: "analysis", path: "/strategic-consultant/analysis/{memo}" },
	{ name: "decisions", path: "/strategic-consultant/decisions/{memo}/1" },
	{ name: "plan", path: "/strategic-consultant/epm/{memo}/1" },
	...["gates", "kpis", "benefits", "risks", "resources"].map((tab) => ({
		name: `plan-${tab}`,
		path: `/strategic-consultant/epm/{memo}/1?tab=${tab}`,
	})),
	{
		name: "consultant-playbook",
		path: "/strategic-consultant/input",
		async prepare(page) {
			await page.getByRole("button", { name: "Start from a playbook" }).click();
			await page.getByRole("combobox", { name: /^Playbook/ }).waitFor();
		},
	},
	{ name: "strategies-orphans", path: "/?view=strategies&tab=orphans" },
	{ name: "strategy-test", path: "/strategy/test" },
	{ name: "playbooks-own", path: "/?view=playbooks&status=own" },
	{ name: "playbook", path: "/?view=playbooks&playbook=customer-churn" },
	{ name: "playbook-german", path: "/?view=playbooks&playbook=customer-churn&display=de" },
	{ name: "playbook-missing", path: "/?view=playbooks&playbook=no-such-playbook" },
	{ name: "playbook-edit", path: "/?view=playbooks&playbook=customer-churn&form=edit" },
	{
		name: "playbook-edit-task",
		path: "/?view=playbooks&playbook=customer-churn&form=edit&display=de",
		async prepare(page) {
			const work = page.getByRole("region", { name: /^Workstreams/ });
			await work.locator("[aria-expanded=false]").first().click();
			await work.getByRole("listitem").getByRole("listitem").locator("[aria-expanded=false]").nth(1).click();
			await work.getByRole("textbox", { name: /^Task/ }).scrollIntoViewIfNeeded();
		},
	},
	{
		name: "playbook-edit-errors",
		path: "/?view=playbooks&playbook=customer-churn&form=edit",
		async prepare(page) {
			await page.getByRole("button", { name: "Add cause" }).click();
			await page.getByRole("button", { name: "Save", exact: true }).click();
			await page.getByText("Write a text here.").first().waitFor();
		},
	},
	{ name: "playbook-edit-yaml", path: "/?view=playbooks&playbook=customer-churn&form=edit&tab=yaml" },
	{
		name: "playbook-versions",
		path: "/?view=playbooks&playbook=customer-churn&form=versions",
		window: "Versions",
	},
	{ name: "playbook-new", path: "/?view=playbooks&form=new" },
	{ name: "playbook-import", path: "/?view=playbooks&form=import" },
	{
		name: "playbook-import-errors",
		path: "/?view=playbooks&form=import",
		async prepare(page) {
			await page.getByRole("textbox", { name: "Playbook in YAML" }).fill(wrongPlaybook);
			await page
				.getByRole("button", { name: /^Line \d/ })
				.first()
				.waitFor();
		},
	},
	{
		name: "playbook-from-program",
		path: "/programs",
		async prepare(page) {
			await page.getByRole("button", { name: "Actions for Kassel Warehouse Automation" }).click();
			await page.getByRole("menuitem", { name: "Save as playbook" }).click();
			await page.getByRole("textbox", { name: /^Summary/ }).waitFor();
		},
	},
	{
		name: "program-copy",
		path: "/programs",
		async prepare(page) {
			await page.getByRole("button", { name: "Actions for Kassel Warehouse Automation" }).click();
			await page.getByRole("menuitem", { name: "Duplicate" }).click();
			await page.getByRole("textbox", { name: "Start date" }).waitFor();
		},
	},
	{
		name: "program-lessons",
		path: "/programs",
		async prepare(page) {
			await page.getByRole("button", { name: "Pin Kassel Warehouse Automation" }).click();
			const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
			const kassel = programs.find(({ name }) => name === "Kassel Warehouse Automation");
			await page.goto(`/programs?lessons=${kassel?.id}`);
			await page.getByRole("textbox", { name: "What came true?" }).waitFor();
		},
	},
	{
		name: "settings-web-search",
		path: "/?settings=ai-providers",
		async prepare(page) {
			await page.getByRole("button", { name: "Change the web search" }).click();
			await page.getByRole("form", { name: "Settings of the web search" }).scrollIntoViewIfNeeded();
		},
	},
	{
		name: "playbook-use",
		path: "/?view=playbooks&playbook=customer-churn&form=use",
		window: "Start from a playbook",
	},
	{ name: "ai-orchestrator-filtered", path: "/?view=ai-orchestrator&status=PASS&provider=gemini" },
	{
		name: "ai-orchestrator-missing",
		path: "/?view=ai-orchestrator&item=019a0000-0000-7000-8000-000000000404",
	},
	{ name: "not-found", path: "/there/is/nothing/here" },
];

/** Opens a screen in a theme and waits until it stands still: loaded, and nothing moving. */
export async function open(
	page: Page,
	{ path, window, prepare }: Omit<Screen, "name">,
	theme: "light" | "dark",
): Promise<void> {
	await page.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
	await page.goto(await addressOf(page, path));
	if (prepare) {
		await settled(page);
		await prepare(page);
	}
	if (window) await page.getByRole("dialog", { name: window }).waitFor();
	await settled(page);
}

/** Waits for the title, the data and the end of every movement. */
export async function settled(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor({ state: "attached" });
	await page.waitForFunction(
		() =>
			document.querySelector('[aria-busy="true"], [role="status"] svg.animate-spin') === null &&
			document.getAnimations().every(({ playState }) => playState !== "running"),
	);
	await page.evaluate(() => document.fonts.ready);
}
