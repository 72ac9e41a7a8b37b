"""TF-IDF and LinearSVC, one classifier a category: words, or words and the characters within them.

Usage: linear_svc.py words|characters PRODUCTS.json ANSWERS.json
PRODUCTS: {"train": [[text, label], ...], "test": [text, ...], "min_df": 1 or 2}
ANSWERS: {"ranked": [[label, ...], ...], "train_seconds": s, "predict_seconds": s}
"""

import json
import sys
import time

import numpy
from scipy.sparse import hstack
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.svm import LinearSVC

kind, products_path, answers_path = sys.argv[1:4]
with open(products_path, encoding="utf-8") as file:
    products = json.load(file)

plain = {"sublinear_tf": True, "strip_accents": "unicode", "min_df": products["min_df"]}
vectorizers = [TfidfVectorizer(ngram_range=(1, 2), **plain)]
if kind == "characters":
    vectorizers.append(TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), **plain))

texts = [text for text, _ in products["train"]]
labels = [label for _, label in products["train"]]

begin = time.perf_counter()
features = hstack([vectorizer.fit_transform(texts) for vectorizer in vectorizers]).tocsr()
classifier = LinearSVC(C=1.0, random_state=0).fit(features, labels)
train_seconds = time.perf_counter() - begin

begin = time.perf_counter()
asked = hstack([vectorizer.transform(products["test"]) for vectorizer in vectorizers]).tocsr()
ranked = []
for start in range(0, asked.shape[0], 500):
    scores = classifier.decision_function(asked[start : start + 500])
    if scores.ndim == 1:
        scores = numpy.stack([-scores, scores], axis=1)
    for order in numpy.argsort(-scores, axis=1, kind="stable")[:, :5]:
        ranked.append([str(classifier.classes_[place]) for place in order])
predict_seconds = time.perf_counter() - begin

with open(answers_path, "w", encoding="utf-8") as file:
    json.dump({"ranked": ranked, "train_seconds": train_seconds, "predict_seconds": predict_seconds}, file)
