import { type LoadBand, loadBands } from "@throughline/domain/resource";
import { wordsIn } from "../../workspace/view/fields.ts";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { resourcesView } from "./view.ts";

type ResourcesAddress = ViewSearch<typeof resourcesView>;

/** What the address says of the resources view. */
export type ResourcesSearch = Pick<ResourcesAddress, "item"> & {
	tab: NonNullable<ResourcesAddress["tab"]> | "team";
	words: string;
	department: string | null;
	/** Only members in these bands of load; none: all. */
	bands: LoadBand[];
	part: NonNullable<ResourcesAddress["part"]> | "tasks";
	/** `new` or a member's id; in the drawer `assignment` or an assignment's id. */
	form: string | undefined;
	/** Whether levelling is open. */
	levelling: boolean;
	/** The form of an open role that is open: `new` or its id. */
	roleForm: string | undefined;
	/** The member and the week (its Monday) whose load is explained. */
	cell: { memberId: string; week: string } | null;
};

/** What the address holds while levelling is open. */
export const levelForm = "level";

const ofRole = "open-role-";

/** What the address holds while the form of an open role is open: `new` or its id. */
export function roleFormSearch(form: string | undefined): ResourcesAddress {
	return { form: form && `${ofRole}${form}` };
}

/** Says what an address means. */
export function resourcesSearch(search: ResourcesAddress): ResourcesSearch {
	const roleForm = search.form?.startsWith(ofRole) ? search.form.slice(ofRole.length) : undefined;
	const [memberId, week] = search.cell?.split("/") ?? [];
	return {
		tab: search.tab ?? "team",
		words: search.q ?? "",
		department: search.department ?? null,
		bands: wordsIn(search.status, loadBands),
		item: search.item,
		part: search.part ?? "tasks",
		form: roleForm === undefined && search.form !== levelForm ? search.form : undefined,
		levelling: search.form === levelForm,
		roleForm,
		cell: memberId && week ? { memberId, week } : null,
	};
}
