import {useIntl} from 'react-intl'
import {ButtonLink} from '@app/ui/button/button-link'
import {Main} from '@app/ui/ways/main/main'
import {SearchForm} from '../header/search-form'
import {messages} from './messages'

/** What an unknown address shows inside the frame: a search and the way home (G-09). */
export const NotFoundPage = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="failure">
            <h1>{formatMessage(messages.title)}</h1>
            <p className="failure__help">{formatMessage(messages.help)}</p>
            <SearchForm label={formatMessage(messages.search)} />
            <ButtonLink look="secondary" to="/">
                {formatMessage(messages.home)}
            </ButtonLink>
        </Main>
    )
}
