import type {PageSeed} from '../localized-content'

/** One for each department; their ids are the categories'. */
export const landingPages: readonly PageSeed[] = [
    {
        id: 'furniture',
        type: 'plp',
        categoryId: 'furniture',
        title: {en: 'Furniture to rent and own', es: 'Muebles para rentar y comprar'},
        description: {
            en: 'Delivered, put together and placed in the room where you want it.',
            es: 'Llegan armados, en el cuarto donde los quiere.'
        },
        main: [
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'Rooms that feel finished',
                        es: 'Espacios que se sienten completos'
                    },
                    text: {
                        en: 'Delivered, put together and placed in the room where you want it.',
                        es: 'Llegan armados, en el cuarto donde los quiere.'
                    },
                    action: {
                        label: {en: 'How it works', es: 'Cómo funciona'},
                        href: '/how-rac-works'
                    }
                }
            },
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'One visit, a whole bedroom',
                        es: 'Una visita, una recámara completa'
                    },
                    text: {
                        en: 'Bed, nightstands and dresser on one agreement, carried up the stairs and put together by our crew.',
                        es: 'Cama, mesitas y cómoda en un solo contrato; nuestro equipo las sube y las arma.'
                    },
                    image: {
                        scene: 'banner-bedroom',
                        alt: {
                            en: 'A calm bedroom in morning light',
                            es: 'Una recámara tranquila con luz de la mañana'
                        }
                    },
                    action: {
                        label: {en: 'See bedroom sets', es: 'Ver juegos de recámara'},
                        href: '/c/furniture/bedroom/bedroom-sets'
                    }
                }
            }
        ]
    },
    {
        id: 'appliances',
        type: 'plp',
        categoryId: 'appliances',
        title: {en: 'Appliances to rent and own', es: 'Electrodomésticos para rentar y comprar'},
        description: {
            en: 'Delivered and connected. If one stops working while you rent, we repair it or bring another.',
            es: 'Entregados y conectados. Si algo falla mientras renta, lo reparamos o traemos otro.'
        },
        main: [
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'A kitchen that works, this week',
                        es: 'Una cocina que funciona, esta semana'
                    },
                    text: {
                        en: 'Delivered and connected. If one stops working while you rent, we repair it or bring another.',
                        es: 'Entregados y conectados. Si algo falla mientras renta, lo reparamos o traemos otro.'
                    },
                    action: {
                        label: {en: 'How it works', es: 'Cómo funciona'},
                        href: '/how-rac-works'
                    }
                }
            },
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'Washer and dryer together cost less',
                        es: 'Lavadora y secadora juntas cuestan menos'
                    },
                    text: {
                        en: 'Choose a set and get one delivery, one payment and two machines that match.',
                        es: 'Elija un juego: una entrega, un pago y dos equipos que combinan.'
                    },
                    image: {
                        scene: 'banner-laundry',
                        alt: {
                            en: 'A washer and a dryer under a shelf with towels',
                            es: 'Una lavadora y una secadora bajo una repisa con toallas'
                        }
                    },
                    action: {
                        label: {
                            en: 'See washer and dryer sets',
                            es: 'Ver juegos de lavadora y secadora'
                        },
                        href: '/c/appliances/laundry/washer-dryer-sets'
                    }
                }
            }
        ]
    },
    {
        id: 'electronics',
        type: 'plp',
        categoryId: 'electronics',
        title: {en: 'Electronics to rent and own', es: 'Electrónica para rentar y comprar'},
        description: {
            en: 'We mount it, connect it and show you how it works.',
            es: 'Los instalamos, los conectamos y le enseñamos a usarlos.'
        },
        main: [
            {
                type: 'homeward.banner',
                data: {
                    heading: {en: 'Movie night starts here', es: 'La noche de cine empieza aquí'},
                    text: {
                        en: 'We mount it, connect it and show you how it works.',
                        es: 'Los instalamos, los conectamos y le enseñamos a usarlos.'
                    },
                    action: {
                        label: {en: 'How it works', es: 'Cómo funciona'},
                        href: '/how-rac-works'
                    }
                }
            },
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'Changed your mind about the size?',
                        es: '¿Cambió de idea sobre el tamaño?'
                    },
                    text: {
                        en: 'With our exchange you can swap what you rent for something else after six months, at the rent of the new item.',
                        es: 'Con nuestro intercambio puede cambiar lo que renta por otra cosa después de seis meses, con la renta del nuevo artículo.'
                    },
                    action: {
                        label: {en: 'How the exchange works', es: 'Cómo funciona el intercambio'},
                        href: '/rac-exchange'
                    }
                }
            }
        ]
    },
    {
        id: 'computers',
        type: 'plp',
        categoryId: 'computers',
        title: {en: 'Computers to rent and own', es: 'Computadoras para rentar y comprar'},
        description: {
            en: 'Set up before they reach you, so that the first thing you do is use them.',
            es: 'Configuradas antes de llegar a usted, para que lo primero sea usarlas.'
        },
        main: [
            {
                type: 'homeward.banner',
                data: {
                    heading: {
                        en: 'For school, work and everything after',
                        es: 'Para la escuela, el trabajo y lo demás'
                    },
                    text: {
                        en: 'Set up before they reach you, so that the first thing you do is use them.',
                        es: 'Configuradas antes de llegar a usted, para que lo primero sea usarlas.'
                    },
                    action: {
                        label: {en: 'How it works', es: 'Cómo funciona'},
                        href: '/how-rac-works'
                    }
                }
            },
            {
                type: 'homeward.banner',
                data: {
                    heading: {en: 'A place to work at home', es: 'Un lugar para trabajar en casa'},
                    text: {
                        en: 'Pair the computer with a desk and a chair that your back will thank you for.',
                        es: 'Acompañe la computadora con un escritorio y una silla que su espalda agradecerá.'
                    },
                    image: {
                        scene: 'hero-desk',
                        alt: {
                            en: 'A home office with bookcase and plants',
                            es: 'Una oficina en casa con librero y plantas'
                        }
                    },
                    action: {
                        label: {en: 'See home office', es: 'Ver oficina en casa'},
                        href: '/c/furniture/home-office'
                    }
                }
            }
        ]
    }
]
