import type { NoCauseWords, RootCauseWords } from "./words.ts";

const national =
	"(?:español|alemán|aleman|francés|frances|italian|portugu[eé]s|ingl[eé]s|british|suiz|polac|ruman|rus|turc|grieg|árabe|african|asiátic|chin|japon[eé]s|corean|indi|american|mexican|extranjer)(?:o|a)?(?:e?s)";
const persons =
	"(?:hombres|mujeres|obreros|trabajadores|empleados|compañeros|jefes|directivos|ingenieros|desarrolladores|programadores|técnicos|vendedores|médicos|enfermeras|proveedores|socios|clientes|consumidores)";

export const es: RootCauseWords = {
	folk: `(?:los ${national}|las ${national}|${persons} (?:${national}|del (?:sur|norte|este|oeste))|(?:los|las) (?:mujeres|hombres|chicas|jóvenes|viejos|mayores|extranjeros|inmigrantes|musulmanes|cristianos|judíos|millennials|andaluces|catalanes|gallegos|vascos)|la gente (?:joven|mayor|del (?:sur|norte))|la generación z)`,
	staff:
		"(?:(?:nuestr[oa]s|l[oa]s|mis) (?:trabajadores|empleados|obreros|equipos|compañeros|jefes|directivos|ingenieros|técnicos|conductores|vendedores|desarrolladores|médicos)|nuestra gente|la gente|(?:nuestr[oa]|el|la) (?:jefe|jefa|director|directora|dirección|gerente|personal|plantilla|equipo))",
	nature:
		"(?:es|son|era|eran|está|están|siguen siendo) (?:todos |todas |muy |demasiado |simplemente |un(?:[oa]s?)? )*(?:vag[oa]s?|perezos[oa]s?|haraganes|gandules|tont[oa]s?|estúpid[oa]s?|idiotas?|incompetentes?|inútil(?:es)?|arrogantes?|desmotivad[oa]s?|irresponsables?|indisciplinad[oa]s?|deshonest[oa]s?|poco fiables?|rígid[oa]s?|tercos?|tacañ[oa]s?|desorganizad[oa]s?)",
	unwilling:
		"(?:no quiere[n]? (?:trabajar|aprender|cambiar|esforzarse|nada nuevo)|se niega[n]? a (?:trabajar|aprender|cambiar)|(?:no les? gusta|odian?) (?:el cambio|el trabajo|trabajar|cambiar)|pasa[n]? de todo|se resiste[n]? al cambio)",
	habit:
		"(?:no saben (?:conducir|trabajar|mandar|dirigir|contar|organizarse)|(?:siempre|nunca) dicen (?:que )?(?:sí|si|no)|dicen siempre (?:que )?(?:sí|no)|mienten|roban|hacen trampas|evitan (?:los conflictos|el conflicto|la responsabilidad)|no respetan (?:las reglas|los horarios|los plazos)|(?:siempre llegan|llegan siempre) tarde|no se interesan por (?:la técnica|los números|el trabajo)|trabajan (?:menos|mal))",
	judgement:
		"(?:mentalidad|temperamento|estereotipos?|carácter nacional|cultura (?:de (?:la )?empresa|empresarial|interna|corporativa|del miedo)|diferencias? culturales?|falta de (?:motivación|confianza|respeto|disciplina|lealtad|ganas|voluntad)|pereza|vagancia|estupidez|juegos? de poder|luchas? de poder|amiguismo|enchufismo|(?:es|tiene|tienen) (?:la )?culpa|la culpa (?:es|la tiene)|por naturaleza|en su naturaleza|resistencia al cambio)",
};

export const esNone: NoCauseWords = {
	fine: "(?:todo (?:va|está|funciona|marcha) (?:muy )?bien|ningún problema|no hay (?:quejas|problemas)|sin (?:quejas|problemas|novedad))",
	limit:
		"(?:(?:no|nunca) más de|como máximo|máximo|presupuesto (?:máximo|de)|tope (?:de|:)|prohibido|nada por encima de)",
	measure: "(?:habría que|deberíamos|podríamos|propongo|proponemos|propuesta:|opción \\w+:|se propone)",
};
