import {type ReactNode, useEffect} from 'react'
import {MemoryRouter, useHistory} from 'react-router-dom'

type DocumentRouterProps = {
    /** Opens an address as a document of its own. */
    open: (address: string) => void
    children: ReactNode
}

const Follow = ({open}: Pick<DocumentRouterProps, 'open'>) => {
    const history = useHistory()
    useEffect(
        () => history.listen(({pathname, search}) => open(pathname + search)),
        [history, open]
    )
    return null
}

/** A router for what stands beside the page and not in it: wherever it navigates, a new document is opened. */
export const DocumentRouter = ({open, children}: DocumentRouterProps) => (
    <MemoryRouter>
        <Follow open={open} />
        {children}
    </MemoryRouter>
)
