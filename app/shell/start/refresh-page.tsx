import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useState} from 'react'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {usePlace} from '@app/routing/address/use-place'
import {MovedTo} from '@app/routing/moved-to'
import {Main} from '@app/ui/ways/main/main'

/** The kit's own address at which a previewed storefront asks everything anew and goes back to where it was. */
export const RefreshPage = () => {
    const cache = useQueryClient()
    const {search} = usePlace()
    const [isFresh, setFresh] = useState(false)
    useEffect(() => {
        void cache.invalidateQueries().finally(() => setFresh(true))
    }, [cache])
    const back = safeRedirect(new URLSearchParams(search).get('referrer')) ?? '/'
    return isFresh ? <MovedTo to={back} /> : <Main busy>{null}</Main>
}
