import { Found, SearchQuery } from "@throughline/domain/search";
import { z } from "zod";
import { describe, numeric, type RestApp } from "./route.ts";

const { shape } = SearchQuery;
/** A number out of the address, with the shape's own limits and default. */
const limited = ({ def, description = "" }: typeof shape.limit) =>
	numeric(def.innerType).default(def.defaultValue).describe(description);
const Query = z.strictObject({ ...shape, limit: limited(shape.limit), perKind: limited(shape.perKind) });

export function searchRoutes(app: RestApp): void {
	const search = describe({
		tag: "Search",
		summary: "Find any object by its code, name or text, best first; mistyped words are forgiven",
		query: Query,
		answer: z.array(Found),
	});
	app.get("/api/search", search, (request) => request.procedures.search.find(request.query));
}
