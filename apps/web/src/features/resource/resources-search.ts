import { type LoadBand, loadBands } from "@throughline/domain/resource";
import type { ViewSearch } from "../../workspace/use-view-search.ts";

const tabs = ["team", "departments", "utilization"] as const;
const parts = ["tasks", "assignments", "details", "why"] as const;

/** What the address says of the resources view. */
export type ResourcesSearch = {
	tab: (typeof tabs)[number];
	words: string;
	department: string | null;
	/** Only members in these bands of load; none: all. */
	bands: LoadBand[];
	/** The member that is open, and which part of them. */
	item: string | undefined;
	part: (typeof parts)[number];
	/** `new` or a member's id; in the drawer `assignment` or an assignment's id. */
	form: string | undefined;
	/** The form of an open role that is open: `new` or its id. */
	roleForm: string | undefined;
	/** The member and the week (its Monday) whose load is explained. */
	cell: { memberId: string; week: string } | null;
};

const ofRole = "open-role-";

/** What the address holds while the form of an open role is open: `new` or its id. */
export function roleFormSearch(form: string | undefined): ViewSearch {
	return { form: form && `${ofRole}${form}` };
}

/** Reads the address; what it cannot mean is left out. */
export function resourcesSearch(search: ViewSearch): ResourcesSearch {
	const named = search.status?.split(",") ?? [];
	const roleForm = search.form?.startsWith(ofRole) ? search.form.slice(ofRole.length) : undefined;
	const [memberId, week] = search.cell?.split("/") ?? [];
	return {
		tab: tabs.find((tab) => tab === search.tab) ?? "team",
		words: search.q ?? "",
		department: search.department ?? null,
		bands: loadBands.filter((band) => named.includes(band)),
		item: search.item,
		part: parts.find((part) => part === search.part) ?? "tasks",
		form: roleForm === undefined ? search.form : undefined,
		roleForm,
		cell: memberId && week ? { memberId, week } : null,
	};
}
