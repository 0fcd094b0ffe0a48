import { configure, getConfig } from "@testing-library/react";
import * as React from "react";

const { getElementError } = getConfig();

configure({
	// While it waits, the library would print the whole page at each look; the error at the end has it all the same.
	getElementError(message, container) {
		if (Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") !== true)
			return getElementError(message, container);
		const error = new Error(message ?? undefined);
		error.name = "TestingLibraryElementError";
		return error;
	},
});

// React's development build keeps the stack of calls for each element that is made, until it has kept ten thousand.
const internals: unknown = Reflect.get(
	React,
	"__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals !== "object" || internals === null || !("recentlyCreatedOwnerStacks" in internals))
	throw new Error("This version of React counts the stacks of its elements elsewhere.");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
	get: () => Number.POSITIVE_INFINITY,
	set() {},
});
