import type {AgreementDetails} from '@app/commerce/account/agreements'
import {emptyQuery} from '@app/commerce/query'
import type {Picture as PictureOf} from '@app/commerce/products/product'
import {productPicture} from '@app/commerce/products/product-picture'
import {useAppContext} from '@app/routing/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/commerce-query'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'

export type AgreementPictureProps = {
    productId: string | null
    /** Has a picture too, for a piece that the shop sells no longer. */
    details: Loadable<AgreementDetails>
    /** How wide it is shown, in CSS pixels. */
    width: number
}

/** What a piece looks like in the shop; nothing for one without a product. */
export const useProductPicture = (productId: string | null): Loadable<PictureOf | null> => {
    const {commerce} = useAppContext()
    return useCommerceQuery<PictureOf | null>(
        productId === null ? emptyQuery : productPicture(commerce, productId)
    )
}

/** The rented piece [ACCT-042]; its name stands beside it. */
export const AgreementPicture = ({productId, details, width}: AgreementPictureProps) => {
    const picture = useProductPicture(productId)
    const ofProduct = picture.state === 'ready' ? picture.value?.link : undefined
    const ofDetails = details.state === 'ready' ? details.value.images[0] : undefined
    const link = picture.state === 'loading' ? undefined : (ofProduct ?? ofDetails)
    return (
        <span className="agreement-picture">
            {link === undefined ? (
                <Icon name="image" />
            ) : (
                <Picture
                    link={link}
                    alt=""
                    width={240}
                    height={240}
                    sizes={`${width}px`}
                    largest={width}
                />
            )}
        </span>
    )
}
