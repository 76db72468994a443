/**
 * The folders of `app/commerce`, in the order in which they build on each other: each may import those before it, and the
 * files beside the folders (the client, outcomes, queries), which import none of them. What a lower folder has to call
 * in a higher one is given to it by the highest, `shopper`, or by the shell.
 */
const ORDER = [
    'outcome',
    'sdk',
    'products',
    'categories',
    'search',
    'stores',
    'content',
    'leads',
    'personalization',
    'session',
    'context',
    'basket',
    'lists',
    'approvals',
    'account',
    'payments',
    'one-off',
    'checkout',
    'customer',
    'shopper'
]

const FOLDER = /^(?:overrides\/)?app\/commerce\/(?:([\w-]+)\/)?[\w.-]+/

/** The place of a path in the order: 0 beside the folders, null outside of commerce, -1 for a folder that is not listed. */
const rankOf = (path: string): number | null => {
    const match = FOLDER.exec(path)
    if (!match) return null
    const [, folder] = match
    if (folder === undefined) return 0
    const at = ORDER.indexOf(folder)
    return at < 0 ? at : at + 1
}

/** Whether an import within `app/commerce` goes from a folder to one that builds on it, or to one without a place. */
export const isUpward = (importer: string, target: string): boolean => {
    const [from, to] = [rankOf(importer), rankOf(target)]
    return from !== null && to !== null && (from < 0 || to < 0 || to > from)
}
