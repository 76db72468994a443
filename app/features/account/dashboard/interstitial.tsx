import loadable from '@loadable/component'
import {useState} from 'react'
import {type InterstitialRule, interstitialRules} from '@app/commerce/account/interstitial-rules'
import {contentAsset} from '@app/commerce/content/content-asset'
import {emptyQuery} from '@app/commerce/query'
import {type AccountAlert, firedRule} from '@app/domain/agreements/account-alerts'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'

const InterstitialDialog = loadable(() => import('./interstitial-dialog'), {
    resolveComponent: (module) => module.InterstitialDialog
})

/**
 * The rules of the interstitial engine. They are fetched once, after the agreements have loaded [ACCT-031], and not at
 * all if the preference is off [ACCT-032].
 */
export const useInterstitialRules = (
    isEnabled: Loadable<boolean>,
    isLoaded: boolean
): Loadable<InterstitialRule[]> => {
    const isOn = isEnabled.state === 'ready' && isEnabled.value
    return usePersonalQuery(
        ({commerce, customerId}) => interstitialRules(commerce, customerId),
        isOn && isLoaded
    )
}

export type InterstitialProps = {
    alerts: readonly AccountAlert[]
    rules: Loadable<InterstitialRule[]>
}

/**
 * The editors' text for the most urgent alert, in a dialog that can be closed; shown once each time the account is
 * loaded [ACCT-033] (G-46). Nothing is shown if no rule matches or its text is empty [ACCT-034].
 */
export const Interstitial = ({alerts, rules}: InterstitialProps) => {
    const {commerce} = useAppContext()
    const [isClosed, setClosed] = useState(false)
    const rule = rules.state === 'ready' ? firedRule(rules.value, alerts) : undefined
    const html = useCommerceQuery<string | null>(
        rule ? contentAsset(commerce, rule.contentAssetId) : emptyQuery,
        rule !== undefined
    )
    if (html.state !== 'ready' || html.value === null) return null
    return <InterstitialDialog html={html.value} open={!isClosed} onClose={() => setClosed(true)} />
}
