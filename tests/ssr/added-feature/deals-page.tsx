import type {Commerce} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import {definePage, required} from '@app/routing/route/page'
import {Main} from '@app/ui/navigation/main'

export const noticePath =
    '/custom-object/shopper-custom-objects/v1/organizations/{org}/custom-objects/Notice/holiday-hours'

/** Data with its own serialised form in the page. */
export const deals = (commerce: Commerce, sort: string): Query<string[]> => ({
    key: ['deals', sort],
    staleTime: 1000,
    codec: {dehydrate: (names) => names.join('|'), hydrate: (text: string) => text.split('|')},
    fetch: async () => {
        await commerce.fetch({path: noticePath})
        return ['Sofas', `by ${sort}`]
    }
})

const DealsPage = ({names}: {names: string[]}) => (
    <Main>
        <h1>Deals</h1>
        <p>{names.join(', ')}</p>
    </Main>
)

export const page = definePage({
    loader: ({commerce, search}) => ({
        names: required(deals(commerce, search.get('sort') ?? 'name'))
    }),
    skeleton: () => <p>Deals are on their way</p>
})(DealsPage)
