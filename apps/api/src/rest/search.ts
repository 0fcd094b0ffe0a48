import { Found, SearchQuery } from "@throughline/domain/search";
import { z } from "zod";
import { describe, type RestApp } from "./route.ts";

const { shape } = SearchQuery;
/** A number out of the address, with the shape's own limits and default. */
const numeric = ({ def, description = "" }: typeof shape.limit) =>
	z.coerce.number().pipe(def.innerType).default(def.defaultValue).describe(description);
const Query = z.strictObject({ ...shape, limit: numeric(shape.limit), perKind: numeric(shape.perKind) });

export function searchRoutes(app: RestApp): void {
	const search = describe({
		tag: "Search",
		summary: "Find any object by its code, name or text, best first; mistyped words are forgiven",
		query: Query,
		answer: z.array(Found),
	});
	app.get("/api/search", search, (request) => request.procedures.search.find(request.query));
}
