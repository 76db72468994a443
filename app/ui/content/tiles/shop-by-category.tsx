import {type CSSProperties, useId} from 'react'
import {Link} from '@app/routing/links/link'
import {Picture} from '../../picture/picture'
import {ButtonLink} from '../../button/button'
import type {ContentLink} from '../banner'

export type CategoryCard = {
    id: string
    name: string
    to: string
    thumbnail: string | null
    /** A colour that matches the picture. */
    background: string | null
}

export type ShopByCategoryProps = {
    heading: string
    shopAll: ContentLink | null
    categories: readonly CategoryCard[]
}

const Card = ({card: {name, to, thumbnail, background}}: {card: CategoryCard}) => (
    <Link to={to} className="category">
        <span className="category__media" style={background ? {background} : undefined}>
            {thumbnail ? (
                <Picture
                    link={thumbnail}
                    alt=""
                    width={480}
                    height={480}
                    sizes="(min-width: 64rem) 18rem, 45vw"
                    largest={288}
                />
            ) : null}
        </span>
        <span className="category__name">{name}</span>
    </Link>
)

type RowStyle = CSSProperties & {'--all': number}

/** The shop's departments, with pictures [CONTENT-012]. */
export const ShopByCategory = ({heading, shopAll, categories}: ShopByCategoryProps) => {
    const headingId = useId()
    const row: RowStyle = {'--all': categories.length}
    return (
        <section className="section" aria-labelledby={headingId}>
            <div className="section__head">
                <h2 id={headingId}>{heading}</h2>
                {shopAll ? (
                    <ButtonLink look="secondary" to={shopAll.href}>
                        {shopAll.label}
                    </ButtonLink>
                ) : null}
            </div>
            <ul className="categories" style={row}>
                {categories.map((card) => (
                    <li key={card.id}>
                        <Card card={card} />
                    </li>
                ))}
            </ul>
        </section>
    )
}
