import { Organisation, OrganisationChange } from "@throughline/domain/organisation/organisation";
import { describe, NoQuery, type RestApp } from "../route.ts";

const tag = "Organisation";
const path = "/api/organisation";

/** What holds for the whole organisation, and what its new programs start from. */
export function organisationRoutes(app: RestApp): void {
	const read = describe({
		tag,
		summary: "Read the organisation's settings: what new programs start from, and how expenses are approved",
		query: NoQuery,
		answer: Organisation,
	});
	app.get(path, read, ({ procedures }) => procedures.organisation.get());

	const change = describe({
		tag,
		summary: "Change the organisation's settings; for Admins, needs a session",
		body: OrganisationChange,
		answer: Organisation,
	});
	app.patch(path, change, ({ procedures, body }) => procedures.organisation.change(body));
}
