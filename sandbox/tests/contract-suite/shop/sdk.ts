type Sdk = typeof import('commerce-sdk-isomorphic')

/**
 * Loaded by Node itself: the SDK's sign-in helpers import a module while they run, which is not
 * possible inside Jest.
 */
function loaded(): Sdk
function loaded(): unknown {
    const nodeRequire = process.getBuiltinModule('module').createRequire(__filename)
    const module: unknown = nodeRequire('commerce-sdk-isomorphic')
    return module
}

/** Salesforce's own clients. */
export const sdk = loaded()
