import type {Kind} from '../kind'

const upholstery = [
    'slate',
    'gray',
    'beige',
    'navy',
    'cognac',
    'espresso',
    'black',
    'sage'
] as const
const woods = ['oak', 'espresso', 'white', 'gray', 'black'] as const

const bedSizes = [
    ['twin', ['Twin', 'Individual'], 0.8],
    ['full', ['Full', 'Matrimonial'], 0.9],
    ['queen', ['Queen', 'Queen'], 1],
    ['king', ['King', 'King'], 1.2]
] as const

const covers = [
    ['Upholstery', 'Tapizado'],
    [
        ['Performance chenille', 'Chenilla de alto rendimiento'],
        ['Brushed microfiber', 'Microfibra cepillada'],
        ['Bonded leather', 'Cuero reconstituido'],
        ['Woven linen blend', 'Mezcla de lino tejido']
    ]
] as const

const frames = [
    ['Frame', 'Estructura'],
    [
        ['Kiln-dried hardwood', 'Madera dura secada al horno'],
        ['Engineered wood and steel', 'Madera de ingeniería y acero'],
        ['Solid pine', 'Pino macizo']
    ]
] as const

const wood = [
    ['Material', 'Material'],
    [
        ['Oak veneer over engineered wood', 'Chapa de roble sobre madera de ingeniería'],
        ['Solid rubberwood', 'Madera maciza de hevea'],
        ['Acacia with a matte finish', 'Acacia con acabado mate']
    ]
] as const

const seats = [
    ['Cushions', 'Cojines'],
    [
        ['High-density foam', 'Espuma de alta densidad'],
        ['Pocketed coils with foam', 'Resortes ensacados con espuma'],
        ['Fiber-wrapped foam', 'Espuma envuelta en fibra']
    ]
] as const

/** What the furniture department sells. */
export const furnitureKinds: readonly Kind[] = [
    {
        id: 'sofa',
        category: 'furniture-living-room-sofas',
        family: 'seating',
        design: 'sofa-3-seat',
        noun: ['Sofa', 'Sofá'],
        forms: [
            ['Rolled-Arm', 'de brazos curvos', 1],
            ['Track-Arm', 'de brazos rectos', 1.02],
            ['Reclining', 'reclinable', 1.25],
            ['Power Reclining', 'reclinable eléctrico', 1.45],
            ['Sleeper', 'cama', 1.3],
            ['Tufted', 'capitoné', 1.1]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [18, 27],
        terms: [78, 91, 104],
        dimensions: [
            [80, 96],
            [36, 42],
            [34, 41]
        ],
        weight: [110, 190],
        specifications: [covers, frames, seats],
        goesWith: ['coffee-table', 'loveseat', 'area-rug', 'floor-lamp'],
        words: ['three seater living room', 'tres plazas sala']
    },
    {
        id: 'loveseat',
        category: 'furniture-living-room-loveseats',
        family: 'seating',
        design: 'loveseat',
        noun: ['Loveseat', 'Sofá de dos plazas'],
        forms: [
            ['Rolled-Arm', 'de brazos curvos', 1],
            ['Reclining', 'reclinable', 1.25],
            ['Console', 'con consola', 1.3],
            ['Tufted', 'capitoné', 1.1]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [14, 20],
        terms: [65, 78, 91],
        dimensions: [
            [56, 70],
            [35, 41],
            [34, 41]
        ],
        weight: [85, 140],
        specifications: [covers, frames, seats],
        goesWith: ['sofa', 'coffee-table', 'accent-chair', 'area-rug'],
        words: ['two seater small sofa', 'sofá pequeño sala']
    },
    {
        id: 'sectional',
        category: 'furniture-living-room-sectionals',
        family: 'seating',
        design: 'sectional',
        noun: ['Sectional', 'Sofá seccional'],
        forms: [
            ['2-Piece', 'de 2 piezas', 1],
            ['3-Piece Reclining', 'reclinable de 3 piezas', 1.35],
            ['4-Piece Modular', 'modular de 4 piezas', 1.3],
            ['Chaise', 'con chaise longue', 1.08],
            ['6-Piece Power Reclining', 'reclinable eléctrico de 6 piezas', 1.65]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [26, 38],
        terms: [91, 104],
        dimensions: [
            [102, 136],
            [84, 112],
            [35, 40]
        ],
        weight: [210, 380],
        specifications: [covers, frames, seats],
        goesWith: ['coffee-table', 'ottoman', 'area-rug', 'tv-stand'],
        words: ['corner couch living room', 'esquinero sala rinconera']
    },
    {
        id: 'recliner',
        category: 'furniture-living-room-recliners',
        family: 'seating',
        design: 'recliner',
        noun: ['Recliner', 'Sillón reclinable'],
        forms: [
            ['Rocker', 'mecedor', 1],
            ['Power Lift', 'eléctrico con elevación', 1.5],
            ['Swivel Glider', 'giratorio', 1.15],
            ['Wall-Hugger', 'que no toca la pared', 1.1],
            ['Heated Massage', 'con masaje y calor', 1.35]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [12, 18],
        terms: [52, 65, 78],
        dimensions: [
            [34, 41],
            [36, 42],
            [39, 43]
        ],
        weight: [75, 130],
        specifications: [covers, frames, seats],
        goesWith: ['sofa', 'floor-lamp', 'ottoman', 'tv-stand'],
        words: ['easy chair armchair', 'butaca reposet']
    },
    {
        id: 'accent-chair',
        category: 'furniture-living-room-accent-seating',
        family: 'seating',
        design: 'accent-chair',
        noun: ['Accent Chair', 'Silla decorativa'],
        forms: [
            ['Barrel', 'tipo barril', 1],
            ['Wingback', 'de respaldo alto', 1.12],
            ['Swivel', 'giratoria', 1.18],
            ['Channel-Back', 'de respaldo acanalado', 1.08]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [8, 13],
        terms: [52, 65],
        dimensions: [
            [27, 33],
            [28, 34],
            [30, 40]
        ],
        weight: [32, 60],
        specifications: [covers, frames],
        goesWith: ['ottoman', 'floor-lamp', 'sofa', 'area-rug'],
        words: ['armchair living room', 'sillón sala']
    },
    {
        id: 'ottoman',
        category: 'furniture-living-room-accent-seating',
        family: 'seating',
        design: 'ottoman',
        noun: ['Ottoman', 'Otomana'],
        forms: [
            ['Storage', 'con almacenamiento', 1.1],
            ['Round', 'redonda', 1],
            ['Oversized', 'grande', 1.2],
            ['Tufted', 'capitoné', 1.05]
        ],
        colours: upholstery,
        inColours: true,
        weekly: [6, 9],
        terms: [52],
        dimensions: [
            [24, 44],
            [22, 30],
            [17, 20]
        ],
        weight: [22, 48],
        specifications: [covers, frames],
        goesWith: ['sectional', 'accent-chair', 'sofa'],
        carryout: true,
        addOn: true,
        words: ['footstool pouf', 'reposapiés puf']
    },
    {
        id: 'coffee-table',
        category: 'furniture-living-room-tables',
        family: 'storage',
        design: 'coffee-table',
        noun: ['Coffee Table', 'Mesa de centro'],
        forms: [
            ['Lift-Top', 'con tapa elevable', 1.15],
            ['Round', 'redonda', 1],
            ['3-Piece', 'de 3 piezas', 1.4],
            ['Glass-Top', 'con tapa de vidrio', 1.1],
            ['Storage', 'con almacenamiento', 1.12]
        ],
        colours: woods,
        weekly: [7, 12],
        terms: [52, 65],
        dimensions: [
            [40, 52],
            [22, 32],
            [16, 20]
        ],
        weight: [38, 85],
        specifications: [wood],
        goesWith: ['sofa', 'sectional', 'tv-stand', 'area-rug'],
        addOn: true,
        words: ['cocktail table living room', 'mesita sala']
    },
    {
        id: 'tv-stand',
        category: 'furniture-living-room-tables',
        family: 'storage',
        design: 'tv-stand',
        noun: ['TV Stand', 'Mueble para TV'],
        forms: [
            ['60-Inch', 'de 60 pulgadas', 1],
            ['72-Inch', 'de 72 pulgadas', 1.15],
            ['Electric Fireplace', 'con chimenea eléctrica', 1.5],
            ['Sliding-Door', 'con puertas corredizas', 1.1]
        ],
        colours: woods,
        weekly: [8, 13],
        terms: [52, 65, 78],
        dimensions: [
            [58, 74],
            [15, 19],
            [24, 32]
        ],
        weight: [70, 140],
        specifications: [wood],
        goesWith: ['tv-mid', 'soundbar', 'sofa'],
        words: ['television media console entertainment center', 'centro de entretenimiento']
    },
    {
        id: 'bed',
        category: 'furniture-bedroom-beds',
        family: 'sleeping',
        design: 'bed',
        noun: ['Bed', 'Cama'],
        forms: [
            ['Panel', 'con cabecera de paneles', 1],
            ['Upholstered', 'tapizada', 1.1],
            ['Storage', 'con cajones', 1.3],
            ['Sleigh', 'tipo trineo', 1.15],
            ['Platform', 'de plataforma', 0.92]
        ],
        colours: ['espresso', 'oak', 'gray', 'white'],
        sizes: bedSizes,
        weekly: [15, 22],
        terms: [65, 78, 91],
        dimensions: [
            [64, 82],
            [86, 92],
            [48, 62]
        ],
        weight: [120, 210],
        specifications: [wood],
        goesWith: ['mattress-foam', 'nightstand', 'dresser', 'mattress-hybrid'],
        words: ['bed frame headboard bedroom', 'base de cama cabecera recámara']
    },
    {
        id: 'bedroom-set',
        category: 'furniture-bedroom-bedroom-sets',
        family: 'sleeping',
        design: 'bedroom-set',
        noun: ['Bedroom Set', 'Juego de recámara'],
        forms: [
            ['4-Piece', 'de 4 piezas', 1],
            ['5-Piece', 'de 5 piezas', 1.15],
            ['6-Piece Storage', 'con almacenamiento de 6 piezas', 1.35],
            ['5-Piece LED', 'con luces LED de 5 piezas', 1.3]
        ],
        colours: ['espresso', 'gray', 'white', 'oak'],
        inColours: true,
        weekly: [30, 42],
        terms: [91, 104],
        dimensions: [
            [66, 84],
            [88, 94],
            [54, 66]
        ],
        weight: [380, 560],
        specifications: [wood],
        goesWith: ['mattress-hybrid', 'mattress-foam', 'floor-lamp', 'area-rug'],
        words: ['bed dresser mirror nightstand', 'dormitorio cama cómoda espejo']
    },
    {
        id: 'bunk-bed',
        category: 'furniture-bedroom-kids-beds',
        family: 'sleeping',
        design: 'bunk-bed',
        noun: ['Bunk Bed', 'Litera'],
        forms: [
            ['Twin-over-Twin', 'individual sobre individual', 1],
            ['Twin-over-Full', 'individual sobre matrimonial', 1.15],
            ['Stairway', 'con escalera y cajones', 1.35],
            ['Loft', 'con escritorio', 1.2]
        ],
        colours: ['gray', 'white', 'espresso', 'oak'],
        weekly: [14, 21],
        terms: [65, 78],
        dimensions: [
            [78, 98],
            [42, 58],
            [62, 70]
        ],
        weight: [140, 240],
        specifications: [wood],
        goesWith: ['mattress-spring', 'desk', 'dresser'],
        words: ['kids children bedroom', 'niños cama infantil']
    },
    {
        id: 'dresser',
        category: 'furniture-bedroom-dressers',
        family: 'storage',
        design: 'dresser',
        noun: ['Dresser', 'Cómoda'],
        forms: [
            ['6-Drawer', 'de 6 cajones', 1],
            ['7-Drawer', 'de 7 cajones', 1.1],
            ['Mirrored', 'con espejo', 1.3],
            ['5-Drawer Tall', 'alta de 5 cajones', 0.92]
        ],
        colours: woods,
        weekly: [11, 17],
        terms: [65, 78],
        dimensions: [
            [54, 66],
            [16, 20],
            [34, 42]
        ],
        weight: [110, 190],
        specifications: [wood],
        goesWith: ['nightstand', 'bed', 'floor-lamp'],
        words: ['chest of drawers bedroom', 'cajonera recámara']
    },
    {
        id: 'nightstand',
        category: 'furniture-bedroom-nightstands',
        family: 'storage',
        design: 'nightstand',
        noun: ['Nightstand', 'Mesita de noche'],
        forms: [
            ['2-Drawer', 'de 2 cajones', 1],
            ['3-Drawer', 'de 3 cajones', 1.1],
            ['USB Charging', 'con carga USB', 1.15],
            ['Open-Shelf', 'con repisa', 0.9]
        ],
        colours: woods,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [20, 27],
            [15, 18],
            [24, 29]
        ],
        weight: [30, 58],
        specifications: [wood],
        goesWith: ['bed', 'dresser', 'floor-lamp'],
        carryout: true,
        tiered: true,
        addOn: true,
        words: ['bedside table bedroom', 'buró velador recámara']
    },
    {
        id: 'mattress-spring',
        category: 'furniture-mattresses-innerspring',
        family: 'mattress',
        design: 'mattress',
        noun: ['Innerspring Mattress', 'Colchón de resortes'],
        forms: [
            ['10-Inch Firm', 'firme de 10 pulgadas', 1],
            ['12-Inch Plush', 'suave de 12 pulgadas', 1.15],
            ['13-Inch Euro-Top', 'Euro Top de 13 pulgadas', 1.25]
        ],
        colours: ['white'],
        sizes: bedSizes,
        weekly: [11, 16],
        terms: [52, 65, 78],
        dimensions: [
            [60, 60],
            [80, 80],
            [10, 13]
        ],
        weight: [70, 105],
        specifications: [
            [
                ['Firmness', 'Firmeza'],
                [
                    ['Firm', 'Firme'],
                    ['Medium', 'Media'],
                    ['Plush', 'Suave']
                ]
            ]
        ],
        goesWith: ['bed', 'bedroom-set', 'nightstand'],
        words: ['bed coil sleep', 'cama dormir']
    },
    {
        id: 'mattress-foam',
        category: 'furniture-mattresses-memory-foam',
        family: 'mattress',
        design: 'mattress',
        noun: ['Memory Foam Mattress', 'Colchón de espuma viscoelástica'],
        forms: [
            ['10-Inch', 'de 10 pulgadas', 1],
            ['12-Inch Gel', 'de gel de 12 pulgadas', 1.18],
            ['14-Inch Cooling', 'refrescante de 14 pulgadas', 1.35]
        ],
        colours: ['white', 'gray'],
        sizes: bedSizes,
        weekly: [13, 19],
        terms: [65, 78],
        dimensions: [
            [60, 60],
            [80, 80],
            [10, 14]
        ],
        weight: [62, 98],
        specifications: [
            [
                ['Firmness', 'Firmeza'],
                [
                    ['Medium', 'Media'],
                    ['Medium-firm', 'Media firme'],
                    ['Plush', 'Suave']
                ]
            ]
        ],
        goesWith: ['bed', 'bedroom-set', 'nightstand'],
        words: ['bed sleep', 'memory foam cama dormir']
    },
    {
        id: 'mattress-hybrid',
        category: 'furniture-mattresses-hybrid',
        family: 'mattress',
        design: 'mattress',
        noun: ['Hybrid Mattress', 'Colchón híbrido'],
        forms: [
            ['12-Inch Medium', 'medio de 12 pulgadas', 1],
            ['13-Inch Firm', 'firme de 13 pulgadas', 1.1],
            ['15-Inch Pillow-Top', 'con almohadilla de 15 pulgadas', 1.3]
        ],
        colours: ['white', 'gray'],
        sizes: bedSizes,
        weekly: [17, 24],
        terms: [78, 91],
        dimensions: [
            [60, 60],
            [80, 80],
            [12, 15]
        ],
        weight: [85, 125],
        specifications: [
            [
                ['Firmness', 'Firmeza'],
                [
                    ['Medium', 'Media'],
                    ['Firm', 'Firme']
                ]
            ]
        ],
        goesWith: ['bed', 'bedroom-set', 'dresser'],
        words: ['bed coil foam sleep', 'cama dormir resortes espuma']
    },
    {
        id: 'dining-set',
        category: 'furniture-dining-room-dining-sets',
        family: 'dining',
        design: 'dining-set',
        noun: ['Dining Set', 'Juego de comedor'],
        forms: [
            ['5-Piece', 'de 5 piezas', 1],
            ['6-Piece Bench', 'con banca de 6 piezas', 1.15],
            ['7-Piece', 'de 7 piezas', 1.3],
            ['5-Piece Round', 'redondo de 5 piezas', 1.05]
        ],
        colours: ['oak', 'espresso', 'gray', 'white'],
        weekly: [17, 26],
        terms: [65, 78, 91],
        dimensions: [
            [48, 78],
            [36, 42],
            [29, 31]
        ],
        weight: [130, 260],
        specifications: [wood],
        goesWith: ['bar-stool', 'area-rug', 'floor-lamp'],
        words: ['kitchen table chairs', 'mesa sillas cocina']
    },
    {
        id: 'counter-set',
        category: 'furniture-dining-room-counter-height-sets',
        family: 'dining',
        design: 'dining-set',
        noun: ['Counter-Height Set', 'Juego de comedor alto'],
        forms: [
            ['3-Piece', 'de 3 piezas', 0.8],
            ['5-Piece', 'de 5 piezas', 1],
            ['5-Piece Storage', 'con almacenamiento de 5 piezas', 1.12]
        ],
        colours: ['espresso', 'gray', 'black'],
        weekly: [15, 23],
        terms: [65, 78],
        dimensions: [
            [36, 48],
            [36, 42],
            [36, 37]
        ],
        weight: [110, 190],
        specifications: [wood],
        goesWith: ['bar-stool', 'area-rug', 'microwave-counter'],
        words: ['pub table kitchen dining', 'mesa alta cocina comedor']
    },
    {
        id: 'bar-stool',
        category: 'furniture-dining-room-bar-stools',
        family: 'dining',
        design: 'bar-stool',
        noun: ['Bar Stool', 'Taburete'],
        forms: [
            ['24-Inch Counter', 'de mostrador de 24 pulgadas', 1],
            ['30-Inch', 'de 30 pulgadas', 1.05],
            ['Swivel', 'giratorio', 1.15],
            ['Upholstered', 'tapizado', 1.1]
        ],
        colours: ['black', 'cognac', 'gray', 'beige', 'navy'],
        inColours: true,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [17, 22],
            [18, 22],
            [36, 45]
        ],
        weight: [14, 26],
        specifications: [frames],
        goesWith: ['counter-set', 'dining-set'],
        carryout: true,
        tiered: true,
        words: ['counter chair kitchen seat', 'banco silla alta']
    },
    {
        id: 'desk',
        category: 'furniture-home-office-desks',
        family: 'office',
        design: 'office-desk',
        noun: ['Desk', 'Escritorio'],
        forms: [
            ['Writing', 'de estudio', 1],
            ['L-Shaped', 'en forma de L', 1.35],
            ['Standing', 'de altura ajustable', 1.5],
            ['Computer', 'para computadora', 1.1]
        ],
        colours: woods,
        weekly: [8, 14],
        terms: [52, 65],
        dimensions: [
            [48, 66],
            [24, 30],
            [29, 31]
        ],
        weight: [48, 110],
        specifications: [wood],
        goesWith: ['office-chair', 'bookcase', 'monitor', 'all-in-one'],
        words: ['office table work', 'oficina mesa trabajo']
    },
    {
        id: 'office-chair',
        category: 'furniture-home-office-office-chairs',
        family: 'office',
        design: 'office-chair',
        noun: ['Office Chair', 'Silla de oficina'],
        forms: [
            ['Mesh', 'de malla', 1],
            ['Executive', 'ejecutiva', 1.25],
            ['Gaming', 'para videojuegos', 1.2],
            ['Ergonomic', 'ergonómica', 1.3]
        ],
        colours: ['black', 'gray', 'navy', 'red', 'white'],
        inColours: true,
        weekly: [6, 10],
        terms: [52],
        dimensions: [
            [24, 28],
            [25, 29],
            [38, 48]
        ],
        weight: [28, 52],
        specifications: [
            [
                ['Weight capacity', 'Capacidad de peso'],
                ['250 lb', '300 lb', '350 lb']
            ]
        ],
        goesWith: ['desk', 'bookcase', 'floor-lamp'],
        carryout: true,
        words: ['desk seat task', 'asiento escritorio']
    },
    {
        id: 'bookcase',
        category: 'furniture-home-office-bookcases',
        family: 'storage',
        design: 'bookcase',
        noun: ['Bookcase', 'Librero'],
        forms: [
            ['5-Shelf', 'de 5 repisas', 1],
            ['Ladder', 'tipo escalera', 0.9],
            ['Cube', 'de cubos', 0.95],
            ['Glass-Door', 'con puertas de vidrio', 1.3]
        ],
        colours: woods,
        weekly: [6, 10],
        terms: [52],
        dimensions: [
            [28, 40],
            [11, 15],
            [60, 76]
        ],
        weight: [40, 90],
        specifications: [wood],
        goesWith: ['desk', 'office-chair', 'floor-lamp'],
        words: ['bookshelf shelves storage', 'estante repisa biblioteca']
    },
    {
        id: 'area-rug',
        category: 'furniture-outdoor-and-accents-area-rugs',
        family: 'accents',
        design: 'area-rug',
        noun: ['Area Rug', 'Alfombra'],
        forms: [
            ['5 x 7 Woven', 'tejida de 5 x 7 pies', 1],
            ['8 x 10 Shag', 'de pelo largo de 8 x 10 pies', 1.4],
            ['Washable', 'lavable', 1.15],
            ['Geometric', 'geométrica', 1.1]
        ],
        colours: ['gray', 'beige', 'navy', 'sage', 'red'],
        weekly: [6, 9],
        terms: [52],
        dimensions: [
            [60, 96],
            [84, 120],
            [1, 1]
        ],
        weight: [14, 40],
        specifications: [
            [
                ['Pile', 'Pelo'],
                [
                    ['Low', 'Corto'],
                    ['Medium', 'Medio'],
                    ['High', 'Largo']
                ]
            ]
        ],
        goesWith: ['sofa', 'coffee-table', 'dining-set'],
        carryout: true,
        addOn: true,
        words: ['carpet floor', 'tapete piso']
    },
    {
        id: 'floor-lamp',
        category: 'furniture-outdoor-and-accents-lamps',
        family: 'accents',
        design: 'floor-lamp',
        noun: ['Floor Lamp', 'Lámpara de pie'],
        forms: [
            ['Arc', 'de arco', 1.1],
            ['Tripod', 'de trípode', 1],
            ['LED Torchiere', 'LED de luz indirecta', 1.05],
            ['Shelf', 'con repisas', 1]
        ],
        colours: ['black', 'white', 'oak', 'silver'],
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [12, 24],
            [12, 24],
            [58, 74]
        ],
        weight: [9, 24],
        specifications: [
            [
                ['Bulb', 'Foco'],
                ['LED, 9 W', 'LED, 12 W', 'LED, 18 W']
            ]
        ],
        goesWith: ['sofa', 'recliner', 'accent-chair'],
        carryout: true,
        tiered: true,
        addOn: true,
        words: ['light lighting', 'luz iluminación']
    },
    {
        id: 'patio-set',
        category: 'furniture-outdoor-and-accents-patio-sets',
        family: 'accents',
        design: 'patio-set',
        noun: ['Patio Set', 'Juego de patio'],
        forms: [
            ['4-Piece', 'de 4 piezas', 1],
            ['5-Piece Dining', 'de comedor de 5 piezas', 1.15],
            ['6-Piece Sectional', 'seccional de 6 piezas', 1.4],
            ['3-Piece Bistro', 'bistró de 3 piezas', 0.7]
        ],
        colours: ['gray', 'espresso', 'beige', 'navy'],
        inColours: true,
        weekly: [17, 26],
        terms: [65, 78],
        dimensions: [
            [48, 76],
            [28, 40],
            [28, 34]
        ],
        weight: [90, 190],
        specifications: [
            [
                ['Material', 'Material'],
                [
                    ['All-weather wicker', 'Mimbre para intemperie'],
                    ['Powder-coated steel', 'Acero con pintura en polvo'],
                    ['Eucalyptus', 'Eucalipto']
                ]
            ]
        ],
        goesWith: ['area-rug', 'speaker', 'floor-lamp'],
        words: ['outdoor garden furniture', 'jardín exterior terraza']
    }
]
