import {useIntl} from 'react-intl'
import {statesWithStores, type StateWithStores} from '@app/commerce/stores/store-directory'
import {statePath, storesPath} from '@app/domain/stores/store-address'
import {Link} from '@app/routing/links/link'
import {definePage, required} from '@app/routing/route/page'
import {Main} from '@app/ui/navigation/main'
import {DirectoryHead, DirectorySkeleton} from './directory-head'
import {directoryMessages} from '../messages'
import {stateName} from '../store-address'

export type StatesPageProps = {states: StateWithStores[]}

const byName = (states: readonly StateWithStores[]): StateWithStores[] =>
    [...states].sort((one, other) =>
        stateName(one.state).localeCompare(stateName(other.state), 'en')
    )

/** The directory's first page: every state with stores. */
export const StatesPage = ({states}: StatesPageProps) => {
    const {formatMessage} = useIntl()
    const title = formatMessage(directoryMessages.title)
    return (
        <Main look="section">
            <DirectoryHead
                title={title}
                description={formatMessage(directoryMessages.description)}
                path={storesPath}
                trail={[]}
                here={title}
            />
            <header className="stack">
                <h1>{title}</h1>
                <p>
                    <Link to="/store-locator">{formatMessage(directoryMessages.locator)}</Link>
                </p>
            </header>
            <ul className="directory">
                {byName(states).map(({state, count}) => (
                    <li key={state}>
                        <Link to={statePath(state)}>{stateName(state)}</Link>{' '}
                        <span className="directory__count">
                            {formatMessage(directoryMessages.count, {count})}
                        </span>
                    </li>
                ))}
            </ul>
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce}) => ({states: required(statesWithStores(commerce))}),
    skeleton: DirectorySkeleton
})(StatesPage)
