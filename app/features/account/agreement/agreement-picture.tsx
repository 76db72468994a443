import type {AgreementDetails} from '@app/commerce/account/agreements'
import {emptyQuery} from '@app/commerce/query'
import type {Picture as PictureOf} from '@app/commerce/products/product'
import {productPicture} from '@app/commerce/products/product-picture'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'

export type AgreementPictureProps = {
    productId: string | null
    /** Has a picture too, which is used if the shop no longer sells the piece. */
    details?: Loadable<AgreementDetails>
    /** The width at which it is shown, in CSS pixels. */
    width: number
}

/** The picture of a product in the shop; nothing if the piece has no product. */
export const useProductPicture = (productId: string | null): Loadable<PictureOf | null> => {
    const {commerce} = useAppContext()
    return useCommerceQuery<PictureOf | null>(
        productId === null ? emptyQuery : productPicture(commerce, productId)
    )
}

/** The picture of the rented piece [ACCT-042]; its name is shown next to it. */
export const AgreementPicture = ({productId, details, width}: AgreementPictureProps) => {
    const picture = useProductPicture(productId)
    const ofProduct = picture.state === 'ready' ? picture.value?.link : undefined
    const ofDetails = details?.state === 'ready' ? details.value.images[0] : undefined
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
