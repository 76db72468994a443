import {useIntl} from 'react-intl'
import {
    statesWithStores,
    type StateWithStores
} from '@app/commerce/stores/directory/store-directory'
import {statePath, storesPath} from '@app/domain/store/place/store-path'
import {definePage, required} from '@app/routing/define-page'
import {Link} from '@app/routing/links/link'
import {Main} from '@app/ui/ways/main/main'
import {directoryMessages} from '../messages'
import {DirectoryHead} from './directory-head'
import {stateName} from './state-name'
import {DirectorySkeleton} from './directory.skeleton'

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
    load: ({commerce}) => ({states: required(statesWithStores(commerce))}),
    skeleton: DirectorySkeleton
})(StatesPage)
