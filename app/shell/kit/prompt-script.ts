import {cloneElement, isValidElement, type ReactNode} from 'react'

/**
 * A script of the page as browsers should fetch it: with the page's largest picture, before all others. The kit writes its
 * scripts as async, which browsers fetch last, behind every picture; the page would come alive a second later.
 */
export const promptScript = (node: ReactNode): ReactNode => {
    if (!isValidElement<{src?: string; fetchpriority?: string}>(node)) return node
    // React 18 knows the attribute only in lower case.
    return node.props.src === undefined ? node : cloneElement(node, {fetchpriority: 'high'})
}
