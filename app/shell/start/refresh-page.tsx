import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useState} from 'react'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {usePageLocation} from '@app/routing/route/location'
import {PageRedirect} from '@app/routing/route/redirect'
import {Main} from '@app/ui/navigation/main'

/** The kit's address at which a previewed storefront fetches everything again and returns to its page. */
export const RefreshPage = () => {
    const cache = useQueryClient()
    const {search} = usePageLocation()
    const [isFresh, setFresh] = useState(false)
    useEffect(() => {
        void cache.invalidateQueries().finally(() => setFresh(true))
    }, [cache])
    const back = safeRedirect(new URLSearchParams(search).get('referrer')) ?? '/'
    return isFresh ? <PageRedirect to={back} /> : <Main pending>{null}</Main>
}
