import type { RegisteredRouter, RouteById } from "@tanstack/react-router";

/** What the address of the workspace says: which view, and what that view keeps in it. */
export type WorkspaceSearch = RouteById<RegisteredRouter["routeTree"], "/_app/">["types"]["searchSchema"];
