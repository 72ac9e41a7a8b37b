/**
 * What Zalando lets no article name say of ecology and ethics, in four languages. Single words that name other things
 * too (clean, kind, conscious) count only in the phrases that claim something.
 */
export const ecologyWords: readonly string[] = (
  "organic|vegan|natural|circular|conscious|eco|eco friendly|eco-friendly|recycled|recyclable|ocean friendly|less waste|responsible|" +
  "environmental|earth friendly|earth-friendly|kind to animals|sustainability|carbon neutral|climate neutral|organically grown|ethical|sustainable|kind to|clean beauty|cruelty free|cruelty-free|bio|biodegradable|environmentally friendly|green choice|" +
  "umweltfreundlich|umweltfreundliche|umweltfreundlicher|umweltfreundliches|nachhaltig|nachhaltige|nachhaltiger|nachhaltiges|" +
  "klimaneutral|klimaneutrale|klimaneutraler|klimaneutrales|klimafreundlich|klimafreundliche|kompostierbar|kompostierbare|nachhaltigen|recycelt|recycelte|recycelter|recyceltes|recycelbar|ökologisch|ökologische|öko|vegane|veganer|veganes|tierversuchsfrei|" +
  "biologisch abbaubar|biologisch|biobaumwolle|bio-baumwolle|ethisch|verantwortungsvoll|" +
  "écologique|écologiques|écoresponsable|éco-responsable|recyclé|recyclée|recyclés|recyclées|mode durable|responsable|éthique|biologique|" +
  "neutre en carbone|biodégradable|végane|naturel|naturelle|" +
  "ecologico|ecologica|ecologici|ecologiche|ecosostenibile|sostenibile|sostenibili|riciclato|riciclata|riciclati|riciclate|" +
  "biologico|biologica|biologici|biologiche|biodegradabile|vegano|vegana|naturale|naturali|etico|etica|responsabile"
).split("|");
